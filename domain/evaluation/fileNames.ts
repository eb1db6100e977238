/** What the files of an archive are called, so that every system can unpack them beside each other. */

/** Letters Windows refuses in names, path separators, control characters, and marks nobody sees that turn the order of letters around. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]/gu
/** Names of devices: Windows opens the device, whatever follows the dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i
/** Systems count 255 bytes or more; the ending and a number have room beside it. */
const MOST_BYTES = 200

/** Bytes of a text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/** As much of a text as `most` bytes hold, without half a letter. */
function shortened(text: string, most: number): string {
  const segments = new Intl.Segmenter().segment(text)
  let bytes = 0
  let kept = ''
  for (const { segment } of segments) {
    bytes += bytesOf(segment)
    if (bytes > most) break
    kept += segment
  }
  return kept
}

/** A name without an ending that any system takes; `_` where nothing of it can stay. */
export function safeFileName(text: string): string {
  const plain = text.normalize('NFC').replace(UNFIT, '_').replace(/\s+/g, ' ')
  const kept = shortened(plain.trim(), MOST_BYTES).replace(/^[. ]+|[. ]+$/g, '')
  if (kept === '') return '_'
  return kept.replace(DEVICE, '_$1')
}

/** Gives names that differ from each other also where capitals do not count, each but the first with a number behind it. */
export function fileNamer(taken: Iterable<string> = []) {
  const alike = (name: string) => name.normalize('NFKC').toLowerCase()
  const used = new Set([...taken].map(alike))
  return (text: string, ending: string): string => {
    const stem = safeFileName(text)
    let name = `${stem}${ending}`
    for (let number = 2; used.has(alike(name)); number += 1) name = `${stem} (${number})${ending}`
    used.add(alike(name))
    return name
  }
}

/** A person's file: by number and name, and by what tells them apart where a person without a number has a namesake. */
export function personFile({ employeeNo, name, nameMark }: { employeeNo: string; name: string; nameMark: string }) {
  if (employeeNo !== '') return `${employeeNo} ${name}`
  return nameMark === '' ? name : `${name} (${nameMark})`
}
