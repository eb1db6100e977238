/** A browser whose storage is full: what fits is kept until the newer has arrived, and is never sent over it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../../domain/paper/model.ts'
import { shelfInMemory } from '../../../tests/shelfInMemory.ts'
import { NetworkError } from '../../api/errors.ts'
import { judge, refusedBy } from '../failure.ts'
import { DraftQueue, FIRST_RETRY_MS, PAUSE_MS } from './draftQueue.ts'
import { createKeptAnswers, shelfKey } from './keptAnswers.ts'

const KEY = shelfKey(null, 1)
const text = (questionId: number, value: string): Answer => ({ questionId, text: value })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const LONG = 'longer than there is room for'

/** Takes what is no longer than what lies there already once it is full, or nothing at all; and never more than `most`. */
function browser() {
  const stored = new Map<string, string>()
  const state = {
    isFull: false,
    takesLess: true,
    most: Number.POSITIVE_INFINITY,
    isOnline: true,
    isForbidden: false,
    isDeaf: false,
  }
  const shelf = shelfInMemory(stored)
  const { setItem } = shelf
  shelf.setItem = (key, value) => {
    const isLess = state.takesLess && value.length <= (stored.get(key)?.length ?? 0)
    if ((state.isFull && !isLess) || value.length > state.most) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  }
  const arrived: Answer[][] = []
  /** A tab with the form; the server has what it sends once `slow` is over, if there is one, and answers unless the line is deaf. */
  const visit = (slow?: Promise<void>) => {
    const send = async (answers: Answer[]) => {
      if (!state.isOnline) throw new NetworkError('offline')
      await slow
      arrived.push(answers)
      if (state.isDeaf) throw new NetworkError('no answer')
    }
    return new DraftQueue({
      send,
      judge,
      refusedBy,
      kept: createKeptAnswers(KEY, state.isForbidden ? undefined : shelf),
    })
  }
  /** What the server has by now. */
  const served = () => [...new Map(arrived.flat().map((answer) => [answer.questionId, answer])).values()]
  const size = () => stored.get(KEY)?.length ?? 0
  return { visit, arrived, served, state, size, kept: () => createKeptAnswers(KEY, shelf).load() }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const storages = [
  { name: 'that still takes less', takesLess: true },
  { name: 'that takes nothing any more', takesLess: false },
]

test.each(storages)(
  'in a full storage $name the older answer goes once the newer has arrived',
  async ({ takesLess }) => {
    const { visit, arrived, state, kept } = browser()
    const queue = visit()
    queue.put(text(2, 'other'))
    queue.put(text(1, 'old'))
    Object.assign(state, { isFull: true, takesLess })
    queue.put(text(1, LONG))
    expect(kept()).toEqual([text(2, 'other'), text(1, 'old')])
    await pass(PAUSE_MS)
    expect(arrived).toEqual([[text(2, 'other'), text(1, LONG)]])
    expect(queue.status()).toBe('saved')
    expect(queue.wouldLose()).toBe(false)
    const next = visit()
    next.resume()
    await pass(PAUSE_MS)
    expect(arrived).toHaveLength(1)
    expect(next.unsent()).toEqual([])
  },
)

test.each(storages)(
  'offline, in a full storage $name, what fits is kept, and it is told that not all is',
  async (full) => {
    const { visit, arrived, state, kept } = browser()
    Object.assign(state, { isOnline: false })
    const queue = visit()
    queue.put(text(2, 'other'))
    queue.put(text(1, 'old'))
    await pass(PAUSE_MS)
    expect(queue.status()).toBe('offline')
    Object.assign(state, { isFull: true, takesLess: full.takesLess })
    for (const more of ['.', '..']) queue.put(text(1, LONG + more))
    expect(queue.status()).toBe('unkept')
    expect(queue.wouldLose()).toBe(true)
    expect(kept()).toEqual([text(2, 'other'), text(1, 'old')])
    const told = vi.fn()
    queue.subscribe(told)
    await pass(FIRST_RETRY_MS)
    expect(told).not.toHaveBeenCalled()
    // Closed and opened again online.
    await queue.pause()
    Object.assign(state, { isOnline: true })
    const next = visit()
    next.resume()
    await pass(0)
    expect(arrived).toEqual([[text(2, 'other'), text(1, 'old')]])
  },
)

test('what found no room is kept as soon as there is some', async () => {
  const { visit, state, kept } = browser()
  Object.assign(state, { isOnline: false })
  const queue = visit()
  queue.put(text(1, 'old'))
  queue.put(text(2, '!'))
  await pass(PAUSE_MS)
  Object.assign(state, { isFull: true })
  queue.put(text(1, LONG))
  expect(queue.status()).toBe('unkept')
  state.isFull = false
  queue.put(text(2, '?'))
  expect(queue.status()).toBe('offline')
  expect(kept()).toEqual([text(2, '?'), text(1, LONG)])
})

test.each([
  { name: 'the newer', isDeaf: true, typedOn: false, sent: [] },
  { name: 'the newer, but not what was typed on', isDeaf: true, typedOn: true, sent: [] },
  { name: 'nothing', isDeaf: false, typedOn: false, sent: [[text(1, 'old')]] },
  { name: 'nothing, whatever was typed on', isDeaf: false, typedOn: true, sent: [[text(1, 'old')]] },
])('handed on in a full storage, without an answer: where $name has arrived', async ({ isDeaf, typedOn, sent }) => {
  const { visit, arrived, served, state, kept } = browser()
  const queue = visit()
  queue.put(text(1, 'before'))
  await pass(PAUSE_MS)
  queue.put(text(1, 'old'))
  Object.assign(state, { isFull: true, isDeaf, isOnline: isDeaf })
  queue.put(text(1, LONG))
  await pass(PAUSE_MS)
  state.isOnline = false
  if (typedOn) queue.put(text(1, `${LONG}?`))
  await pass(FIRST_RETRY_MS)
  expect(queue.status()).toBe('unkept')
  expect(kept()).toEqual([text(1, 'old')])
  // Closed and opened again online.
  await queue.pause()
  Object.assign(state, { isOnline: true, isDeaf: false })
  const now = served()
  arrived.length = 0
  const next = visit()
  next.meet(now)
  expect(next.unsent()).toEqual(sent.flat())
  next.resume()
  await pass(PAUSE_MS)
  expect(arrived).toEqual(sent)
  expect(kept()).toEqual([])
})

/** A short answer is kept; the longer one that found no room arrived, and no word of it came back. */
async function handedOn() {
  const at = browser()
  const queue = at.visit()
  queue.put(text(1, 'old'))
  Object.assign(at.state, { isFull: true, isDeaf: true })
  queue.put(text(1, LONG))
  await pass(PAUSE_MS)
  return { ...at, queue }
}

test('what is typed here stays when the form is loaded anew and the server has something else', async () => {
  const { queue, kept } = await handedOn()
  queue.meet([text(1, LONG)])
  expect(kept()).toEqual([])
  expect(queue.unsent()).toEqual([text(1, LONG)])
  expect(queue.status()).toBe('unkept')
})

test('what is typed once more in place of what was handed on is the newest again', async () => {
  const { queue, visit, kept } = await handedOn()
  queue.put(text(1, 'old'))
  expect(queue.wouldLose()).toBe(false)
  const next = visit()
  next.meet([text(1, LONG)])
  expect(next.unsent()).toEqual([text(1, 'old')])
  expect(kept()).toEqual([text(1, 'old')])
})

test('where there is room for one, the one that was typed last has it', async () => {
  const { visit, state, kept, size } = browser()
  const queue = visit()
  queue.put(text(9, 'x'))
  const ofOne = size()
  queue.clear()
  state.most = 0
  queue.put(text(1, 'a'))
  queue.put(text(2, 'b'))
  state.most = ofOne
  queue.put(text(1, 'c'))
  expect(kept()).toEqual([text(1, 'c')])
})

test.each([
  { name: 'and the newest finds its room', newest: LONG, isFull: false, want: [text(1, LONG)] },
  { name: 'though the newest finds none either', newest: LONG, isFull: true, want: [] },
  { name: 'but for a newest that is the same', newest: 'old', isFull: true, want: [text(1, 'old')] },
])('typed on while the newer is on its way: the older goes once that has arrived, $name', async (given) => {
  const { visit, arrived, state, kept } = browser()
  let arrive = () => {}
  const queue = visit(new Promise((done) => (arrive = done)))
  queue.put(text(1, 'old'))
  state.isFull = true
  queue.put(text(1, `${LONG}?`))
  await pass(PAUSE_MS)
  queue.checkWith(() => false)
  queue.put(text(1, given.newest))
  expect(kept()).toEqual([text(1, 'old')])
  state.isFull = given.isFull
  arrive()
  await pass(0)
  expect(arrived).toEqual([[text(1, `${LONG}?`)]])
  expect(kept()).toEqual(given.want)
  expect(queue.wouldLose()).toBe(given.want.length === 0)
})

test('what arrives and is not kept takes nothing away, however little the storage takes', async () => {
  const { visit, state, kept } = browser()
  const queue = visit()
  queue.checkWith(({ questionId }) => questionId !== 2)
  queue.put(text(2, 'half typed'))
  Object.assign(state, { isFull: true, takesLess: false })
  queue.put(text(1, LONG))
  await pass(PAUSE_MS)
  expect(kept()).toEqual([text(2, 'half typed')])
  expect(queue.status()).toBe('refused')
})

test('what another tab keeps meanwhile of the same question stays, whatever arrives and whatever else is typed here', async () => {
  const { visit, arrived, state, kept } = browser()
  const [here, there] = [visit(), visit()]
  there.checkWith(() => false)
  here.put(text(1, 'old'))
  state.isFull = true
  here.put(text(1, LONG))
  there.put(text(1, 'new'))
  state.isFull = false
  here.put(text(2, 'other'))
  expect(kept()).toEqual([text(1, 'new'), text(2, 'other')])
  await pass(PAUSE_MS)
  expect(arrived).toEqual([[text(1, LONG), text(2, 'other')]])
  expect(kept()).toEqual([text(1, 'new')])
})

test('what another tab had kept goes once a newer answer of this one has arrived, which found no room', async () => {
  const { visit, arrived, state, kept } = browser()
  const [here, there] = [visit(), visit()]
  there.checkWith(() => false)
  there.put(text(1, 'old'))
  state.isFull = true
  here.put(text(1, LONG))
  await pass(PAUSE_MS)
  expect(arrived).toEqual([[text(1, LONG)]])
  expect(kept()).toEqual([])
})

test('what has arrived is not sent again, however little the storage takes', async () => {
  const { visit, arrived, state, kept } = browser()
  const queue = visit()
  queue.checkWith(({ questionId }) => questionId !== 2)
  queue.put(text(2, 'half typed'))
  queue.put(text(1, 'old'))
  Object.assign(state, { isFull: true, takesLess: false })
  await pass(PAUSE_MS)
  expect(arrived).toEqual([[text(1, 'old')]])
  expect(kept()).toEqual([])
  expect(queue.status()).toBe('unkept')
})

test('a storage that is forbidden keeps nothing, and that is told', async () => {
  const { visit, state } = browser()
  Object.assign(state, { isOnline: false, isForbidden: true })
  const queue = visit()
  queue.put(text(1, 'a'))
  await pass(PAUSE_MS)
  expect(queue.status()).toBe('unkept')
  state.isOnline = true
  await pass(FIRST_RETRY_MS)
  expect(queue.status()).toBe('saved')
})
