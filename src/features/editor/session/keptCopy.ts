/** The paper that is not saved yet, on its shelf, with the version it is a change of: whoever saved since is not overwritten silently (design §5.3). */
import { decodePaper } from '../../../../domain/paper/codec.ts'
import type { Shelf } from '../../../providers/kept/shelf.ts'
import { type Session, seededIds } from './session.ts'
import { type Stored, toSave } from './wholePaper.ts'

/** Of a copy that an earlier release kept. No stored paper has it: a save of it is asked about. */
const UNKNOWN_VERSION = 0

export function keepCopy(shelf: Shelf, { edit, known, version }: Session): void {
  shelf.keep({ ...toSave(edit.paper, known), version })
}

/** The kept paper, or null; one that cannot be read is dropped. `seed` as in SessionAction. */
export function keptCopy(shelf: Shelf, seed: number): Stored | null {
  const kept = shelf.read()
  if (kept === null) return null
  try {
    // The JSON edge: decodePaper checks what it reads.
    const { version, ...saved } = kept as ReturnType<typeof toSave> & { version?: unknown }
    const isKnown = typeof version === 'number'
    return { paper: decodePaper(saved, seededIds(seed)), version: isKnown ? version : UNKNOWN_VERSION }
  } catch {
    shelf.drop()
    return null
  }
}
