/** What both sites keep things in, the browser's storage, which may be full or forbidden. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Does `act` with it; undefined where that cannot be done. */
export function withShelf<Result>(act: (shelf: Shelf) => Result): Result | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

/** Does `act` with each key there is now, which may take it away; where that cannot be done, the next time tries again. */
export function forEachKey(shelf: Shelf, act: (key: string) => void): void {
  try {
    const keys = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '')
    for (const key of keys) act(key)
  } catch {
    // Full or forbidden.
  }
}

/** Takes away all whose keys begin with `prefix`, now and once more when the page goes: until then it may keep something. */
export function forgetAll(prefix: string, within: (forget: (shelf: Shelf) => void) => void): void {
  const forget = () =>
    within((shelf) =>
      forEachKey(shelf, (key) => {
        if (key.startsWith(prefix)) shelf.removeItem(key)
      }),
    )
  forget()
  window.addEventListener('pagehide', forget, { once: true })
}
