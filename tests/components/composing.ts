/** Keys of an input method that composes (Pinyin): they are its own, and no field's. */
import type { Locator } from 'vitest/browser'

/** How browsers tell of such a key. */
export const COMPOSING = [
  { by: 'says so', composing: { isComposing: true } },
  { by: 'tells it by the number alone', composing: { keyCode: 229 } },
]

/** Presses such a key there; answers whether the page took it from the input method. */
export function isTaken(field: Locator, key: string, composing: KeyboardEventInit): boolean {
  return !field
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing }))
}
