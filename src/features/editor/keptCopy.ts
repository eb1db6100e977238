/** The paper that is not saved yet, on its shelf. */
import { decodePaper } from '../../../domain/paper/codec.ts'
import type { Paper } from '../../../domain/paper/model.ts'
import type { Shelf } from '../../providers/shelf.ts'
import { seededIds } from './session.ts'
import { toSave } from './wholePaper.ts'

export function keepCopy(shelf: Shelf, paper: Paper, known: ReadonlySet<number>): void {
  shelf.keep(toSave(paper, known))
}

/** The kept paper, or null; one that cannot be read is dropped. `seed` as in SessionAction. */
export function keptCopy(shelf: Shelf, seed: number): Paper | null {
  const kept = shelf.read()
  if (kept === null) return null
  try {
    // The JSON edge: decodePaper checks what it reads.
    return decodePaper(kept as ReturnType<typeof toSave>, seededIds(seed))
  } catch {
    shelf.drop()
    return null
  }
}
