/**
 * Answers of earlier versions as today's rounding prints them (numbers.md 11): a figure may be the same value rounded to
 * other decimals, a column may bear today's word. Anything else stays as it was stored.
 */

/** Figures of a report, by name, and how far two roundings of one value may lie apart. */
const APART: Record<string, number> = {
  weight: 0.05,
  weightedScore: 0.06,
  othersScore: 0.06,
  selfScore: 0.06,
  earned: 0.06,
  byLevel: 0.06,
  overall: 0.06,
  percent: 0.06,
}
/** Percentages of a question are whole in anonymous rounds, and were to one decimal. */
const QUESTION_PERCENT = 0.55
/** Cells of an export, which do not say what they are. */
const CELL = 0.06
const WORDS: Record<string, string> = { 他人: '他评' }

const isNear = (one: number, other: number, apart: number) => Math.abs(one - other) <= apart + 1e-9

/** `stored`, with today's `found` wherever both are roundings of one value. */
export function roundedAnew(stored: unknown, found: unknown, apart = 0): unknown {
  if (typeof stored === 'number' && typeof found === 'number') return isNear(stored, found, apart) ? found : stored
  if (typeof stored === 'string' && typeof found === 'string')
    return isSheet(stored) ? sheetAnew(stored, found) : stored
  if (Array.isArray(stored)) {
    const items = Array.isArray(found) ? found : []
    return stored.map((item, index) => roundedAnew(item, items[index], apart))
  }
  if (typeof stored !== 'object' || stored === null) return stored
  const ofFound = new Map(Object.entries(found ?? {}))
  const ofQuestion = 'weightedScore' in stored
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => {
      const within = key === 'percent' && ofQuestion ? QUESTION_PERCENT : (APART[key] ?? 0)
      return [key, roundedAnew(value, ofFound.get(key), within)]
    }),
  )
}

const isSheet = (text: string) => text.startsWith('\ufeff') && text.includes('\r\n')

/** Since the weights of questions are told, a table may have a column for them behind the others. */
function sheetAnew(stored: string, found: string): string {
  const lines = found.split('\r\n')
  const lineAnew = (line: string, row: number) => {
    const [cells, today] = [line.split(','), (lines[row] ?? '').split(',')]
    const weights = today.length === cells.length + 1 && line !== '' ? today.slice(-1) : []
    return [...cells.map((cell, column) => cellAnew(cell, today[column] ?? '')), ...weights].join(',')
  }
  return stored.split('\r\n').map(lineAnew).join('\r\n')
}

function cellAnew(stored: string, today: string): string {
  if (WORDS[stored] === today) return today
  const isFigure = /^-?\d+(\.\d+)?$/.test(stored) && /^-?\d+(\.\d+)?$/.test(today)
  return isFigure && isNear(Number(stored), Number(today), CELL) ? today : stored
}
