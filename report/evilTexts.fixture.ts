/** Texts that a document must stand: too long, of other scripts, marks of direction, what others would run. */
export const EVIL = [
  'x'.repeat(300),
  'مرحبا بالعالم (123) abc',
  'สวัสดีครับนี่คือภาษาไทยที่ยาวมากๆ',
  'नमस्ते दुनिया, क्षत्रिय',
  '😀👍🏽👨‍👩‍👧🇨🇳❤️',
  '𠮷野家 𪚥',
  'https://example.com/a/very/long/path/that/never/ends?query=0123456789012345678901234567890123456789',
  '<script>alert(1)</script> &amp; %s {name} \\u0000',
  '\u202eright to left\u202c \u0000\u0007 a\tb\r\nc',
  'ﷺ ZA̡͊͠͝LGỌ',
  '',
]
