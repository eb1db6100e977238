import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restorableSince } from '../../../domain/restoring.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { createKeptAnswers, forgetOldAnswers, shelfKey } from './keptAnswers.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-02T01:00:00.000Z')
const answers = [{ questionId: 7, text: 'said to nobody' }]
/** A questionnaire that was removed then can still come back. */
const LAST_DAY = Date.parse(restorableSince(new Date(NOW)))
const [mine, old] = [shelfKey(null, 1), shelfKey(null, 2)]

function browser(stored: Record<string, string>) {
  const entries = new Map(Object.entries(stored))
  return Object.assign(shelfInMemory(entries), { kept: () => Object.fromEntries(entries) })
}

const keptAt = (time: number) => JSON.stringify({ answers, keptAt: time })

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

test('what is kept has its date, and is read again', () => {
  const shelf = browser({})
  for (const answer of answers) createKeptAnswers(mine, shelf).keep(answer)
  expect(JSON.parse(shelf.kept()[mine] ?? '')).toMatchObject({ answers, keptAt: NOW })
  expect(createKeptAnswers(mine, shelf).load()).toEqual(answers)
})

test.each([
  { name: 'on its last day', given: keptAt(LAST_DAY), want: keptAt(LAST_DAY) },
  { name: 'a moment later', given: keptAt(LAST_DAY - 1), want: undefined },
  { name: 'of an earlier version, which wrote no date', given: JSON.stringify(answers), want: keptAt(NOW) },
  { name: 'of a clock that went ahead', given: keptAt(NOW + 400 * DAY), want: keptAt(NOW) },
  { name: 'that nobody can read', given: '{', want: undefined },
  { name: 'whose text is none', given: JSON.stringify([{ questionId: 1, text: { a: 1 } }]), want: undefined },
  { name: 'whose options are none', given: JSON.stringify([{ questionId: 1, optionIds: 2 }]), want: undefined },
])('what somebody left $name', ({ given, want }) => {
  const shelf = browser({ [old]: given, 'roundview.language': 'zh' })
  forgetOldAnswers(shelf, new Set())
  expect(shelf.kept()).toEqual({ ...(want !== undefined && { [old]: want }), 'roundview.language': 'zh' })
})

test('however old, what can still be sent stays; all the others go', () => {
  const left = keptAt(NOW - 90 * DAY)
  const shelf = browser({ [old]: left, [mine]: left, [shelfKey('another link', 3)]: left })
  forgetOldAnswers(shelf, new Set([mine]))
  expect(shelf.kept()).toEqual({ [mine]: left })
})

test('an older answer whose newer one is handed on again goes as soon as the server has something else than at first', () => {
  const text = (value: string) => ({ questionId: 7, text: value })
  const [before, older, newer] = [text('before'), text('older'), text('newer than there is room for')]
  const served = (answer: typeof before) => new Map([[answer.questionId, answer]])
  const shelf = browser({})
  const kept = createKeptAnswers(mine, shelf)
  kept.keep(older)
  const { setItem } = shelf
  shelf.setItem = (key, value) => {
    if (value.length > (shelf.kept()[key]?.length ?? 0)) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  expect(kept.keep(newer)).toBe(false)
  kept.handOn([newer], served(before))
  const atFirst = shelf.kept()
  // It had arrived, of which no word came back; the form is loaded anew, and it is tried once more.
  kept.handOn([newer], served(newer))
  expect(shelf.kept()).toEqual(atFirst)
  const next = createKeptAnswers(mine, shelf)
  expect(next.forgetOutdone(served(before))).toEqual([])
  expect(next.load()).toEqual([older])
  // Sent over the newer one it would undo that.
  expect(next.forgetOutdone(served(newer))).toEqual([older])
  expect(next.load()).toEqual([])
})

test('a browser that forbids its storage has nothing to forget', () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const shelf = { getItem: forbid, setItem: forbid, removeItem: forbid, key: forbid, length: 1 }
  expect(() => forgetOldAnswers(shelf, new Set())).not.toThrow()
  expect(() => forgetOldAnswers(undefined, new Set())).not.toThrow()
  expect(createKeptAnswers(mine, shelf).load()).toEqual([])
})
