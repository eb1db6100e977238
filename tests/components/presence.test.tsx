/** What a page asks for by itself keeps nobody signed in (README ADMIN_IDLE_MINUTES). */
import { afterEach, expect, test, vi } from 'vitest'
import { fetchEarly } from '../../src/api/early.ts'
import { callsOf } from './network.ts'

const now = Date.now.bind(Date)
let ahead = 0

afterEach(() => vi.restoreAllMocks())

const aMinuteLater = () => {
  ahead += 61_000
}

/** Whether the next call of the page says that nobody is there. */
async function isMarked(): Promise<boolean> {
  await fetchEarly(new Request('/api/questionnaires/counts'))
  return callsOf('countQuestionnaires').at(-1)?.isUnattended === true
}

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'])(
  '%s shows that somebody is there',
  async (sign) => {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
    document.body.dispatchEvent(new Event(sign))
    expect(await isMarked()).toBe(false)
    aMinuteLater()
    expect(await isMarked()).toBe(true)
    document.body.dispatchEvent(new Event(sign))
    expect(await isMarked()).toBe(false)
  },
)
