/** What is wrong to look at on the pages of a report: ink where there may be none, text over text, cells that leave their columns or rows. */
import { columnFault } from './columnFaults.fixture.ts'
import { faults } from './pdfLayout.fixture.ts'
import { type Box, type Character, type Picture, pictures } from './pdfPictures.fixture.ts'

const MARGIN = 42
/** From the top of an A4 page: the text ends above, the foot stands between its line and its end. */
const TEXT_END = 786
const FOOT = { from: 799, to: 818 }
/** A drawn line is as wide as its pixels. */
const BLUR = 1
/** Below it paper is no longer white; the faintest ground of a table is 250. */
const INK = 249

/** What is wrong, page by page, at most one fault of a kind each; and what its commands alone tell. */
export async function allFaults(pdf: Buffer): Promise<string[]> {
  const seen = (await pictures(pdf)).flatMap((picture, index) =>
    [...inkFaults(picture), ...textFaults(picture)].map((fault) => `page ${index + 1}: ${fault}`),
  )
  return [...faults(pdf), ...seen]
}

function inkFaults(picture: Picture): string[] {
  const { width, height } = picture
  const whole = { left: 0, top: 0, right: width, bottom: height }
  const areas: [string, Box][] = [
    ['left margin', { ...whole, right: MARGIN - BLUR }],
    ['right margin', { ...whole, left: width - MARGIN + BLUR }],
    ['top margin', { ...whole, bottom: MARGIN - BLUR }],
    ['gap above the foot', { ...whole, top: TEXT_END + BLUR, bottom: FOOT.from - BLUR }],
    ['bottom margin', { ...whole, top: FOOT.to }],
  ]
  const outside = areas.flatMap(([name, area]) => {
    const found = inkIn(picture, area)
    return found === null ? [] : [`ink in the ${name}, at ${found.x}, ${found.y}`]
  })
  const isBlank = inkIn(picture, { ...whole, bottom: TEXT_END }) === null
  return isBlank ? [...outside, 'nothing on it'] : outside
}

function inkIn({ grey, width }: Picture, { left, top, right, bottom }: Box): { x: number; y: number } | null {
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) if ((grey[y * width + x] ?? 0) < INK) return { x, y }
  }
  return null
}

/** Letters of scripts in which one stands over or in another. */
const JOINED = /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\ufb1d-\ufdff\ufe70-\ufefe]|\p{M}/u

function textFaults({ characters, rules, width }: Picture): string[] {
  const sorted = [...characters].sort((one, other) => one.baseline - other.baseline || one.left - other.left)
  const seen = sorted.filter(({ text }) => /\S/.test(text))
  const outside = seen.find(({ left, right }) => left < MARGIN - BLUR || right > width - MARGIN + BLUR)
  const apart = seen.filter(({ text }) => !JOINED.test(text))
  const faults = [
    outside && `off the page: ${wordAt(seen, outside)}`,
    ...[overOneAnother(apart), tooNear(sorted), columnFault({ characters: sorted, rules })],
    ...rules.map((rule) => struck(seen, rule)),
  ]
  return faults.flatMap((fault) => fault ?? [])
}

/** What stands around it, so that it is found. */
const wordAt = (all: readonly Character[], { baseline, left }: Character): string =>
  all
    .filter((one) => Math.abs(one.baseline - baseline) < 0.5 && Math.abs(one.left - left) < 60)
    .map(({ text }) => text)
    .join('')

/** Where its strokes are, at least. */
const above = ({ baseline, size }: Character) => baseline - 0.65 * size

/** Ems: kerned letters reach so far over each other. */
const KERNED = 0.2

function overOneAnother(sorted: readonly Character[]): string | undefined {
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (other === undefined || above(other) > one.baseline + other.size) break
      const covered = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      // Letters that are drawn as one have one box.
      const isOne = one.left === other.left && one.right === other.right && one.baseline === other.baseline
      if (!isOne && above(other) < one.baseline && covered > KERNED * Math.min(one.size, other.size))
        return `over one another: ${wordAt(sorted, one)} / ${wordAt(sorted, other)}`
    }
  }
  return undefined
}

/** Points between the texts of two cells; ems between letters that are set apart no more than kerning does. */
const COLUMN_GAP = 1.9
const LETTER_GAP = 0.08

function tooNear(sorted: readonly Character[]): string | undefined {
  for (const [index, one] of sorted.entries()) {
    const next = sorted[index + 1]
    if (next === undefined || next.baseline !== one.baseline || JOINED.test(one.text + next.text)) continue
    // The dot of a list stands in the middle of its box.
    const gap = one.text === '·' ? 0 : next.left - one.right
    if (gap > LETTER_GAP * one.size && gap < COLUMN_GAP) return `cells that touch: ${wordAt(sorted, one)}`
  }
  return undefined
}

/** A text that a line goes through has left its row. */
function struck(all: readonly Character[], rule: Box): string | undefined {
  const found = all.find(
    (one) =>
      one.right > rule.left && one.left < rule.right && above(one) < rule.bottom && one.baseline > rule.top + BLUR / 2,
  )
  return found && `struck through: ${wordAt(all, found)}`
}
