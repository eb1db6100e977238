/** A person who takes a moment before each act: `npm run soak -- late` finds the tests that are quicker than the page. */
import { page, userEvent } from 'vitest/browser'

/** Milliseconds; by then what was on its way has come: notices over buttons, menus that close, answers. */
const SLOW = Number(import.meta.env['SLOW_HANDS'])
const ACTS = [
  'click',
  'dblClick',
  'tripleClick',
  'clear',
  'hover',
  'fill',
  'upload',
  'dropTo',
  'selectOptions',
] as const
const OF_THE_USER = [...ACTS, 'keyboard', 'type', 'tab', 'dragAndDrop'] as const

type Act = (...given: unknown[]) => Promise<unknown>

function slow(owner: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const act = owner[name] as Act | undefined
    if (act === undefined) continue
    owner[name] = async function later(this: unknown, ...given: unknown[]) {
      await new Promise((then) => setTimeout(then, SLOW))
      return act.apply(this, given)
    }
  }
}

/** The prototype that has a locator's acts; the provider's own class lies before it. */
function actsOf(locator: object): Record<string, unknown> {
  let owner: object | null = locator
  while (owner !== null && !Object.hasOwn(owner, 'click')) owner = Object.getPrototypeOf(owner)
  if (owner === null) throw new Error('a locator that cannot be clicked')
  return owner as Record<string, unknown>
}

/** Once a page; does nothing where SLOW_HANDS is not set. */
export function slowHands(): void {
  if (SLOW === 0) return
  slow(actsOf(page.getByRole('button')), ACTS)
  slow(userEvent as unknown as Record<string, unknown>, OF_THE_USER)
}
