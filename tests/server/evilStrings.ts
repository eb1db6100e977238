/** What systems stumble over: the list everybody takes, and what this product's sinks would run or break by. */
import naughty from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }

const OWN = [
  '<script>document.title="run"</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('x')",
  '</title><svg/onload=alert(1)>',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(A1:A2)',
  '\t=1+1',
  '＝1+1',
  "'=1+1",
  'x;=1+1',
  "x;=cmd|'/C calc'!A0",
  'x\n=1+1;y',
  'a\r\nBcc: all@evil.example',
  'a\nb',
  'a\rb',
  'a\u0085b',
  'a\u2028b',
  '\u202egnp.exe',
  'A\u2066B\u2069',
  'A\u200bB',
  '\u001b[31mred\u001b[0m',
  'a\u0000b',
  '\ud800',
  '{link} {name} {title}',
  '%0d%0aSet-Cookie: a=b',
  '(parenthesis) \\ (PDF) /JavaScript',
  'x'.repeat(5000),
]

export const EVIL: readonly string[] = [...new Set([...(naughty as string[]), ...OWN])]
