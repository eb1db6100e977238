import type { Shelf } from '../src/api/shelf.ts'

/** As a browser's storage is, with what lies in `stored`. */
export function shelfInMemory(stored: Map<string, string>): Shelf {
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    key: (index) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  }
}
