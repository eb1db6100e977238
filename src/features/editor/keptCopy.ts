/** What is not saved yet, kept in this tab: it outlives a lost session, a reload and a crash of the page. */
import { decodePaper } from '../../../domain/paper/codec.ts'
import type { Paper } from '../../../domain/paper/model.ts'
import { seededIds } from './session.ts'
import { toSave } from './wholePaper.ts'

const keyOf = (id: number) => `roundview.unsaved.${id}`

export function keepCopy(id: number, paper: Paper, known: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(toSave(paper, known)))
  } catch {
    // Without storage, or when it is full, the page itself still holds what was typed.
  }
}

export function dropCopy(id: number): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // See keepCopy.
  }
}

/** The kept paper, or null; one that cannot be read is dropped. `seed` as in SessionAction. */
export function keptCopy(id: number, seed: number): Paper | null {
  try {
    const text = sessionStorage.getItem(keyOf(id))
    // The JSON edge: decodePaper checks what it reads.
    return text === null ? null : decodePaper(JSON.parse(text) as ReturnType<typeof toSave>, seededIds(seed))
  } catch {
    dropCopy(id)
    return null
  }
}
