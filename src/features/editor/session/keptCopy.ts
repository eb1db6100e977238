/** The paper that is not saved yet, on its shelf, with the version it is a change of: whoever saved since is not overwritten silently (design §5.3). */
import type { SavedPaper } from '../../../../domain/paper/save.ts'
import type { Shelf } from '../../../providers/kept/shelf.ts'
import { type Session, seededIds } from './session.ts'
import { ofSave, type Stored, toSave } from './wholePaper.ts'

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
    // The JSON edge: what is not as it was kept cannot be read.
    const { version, ...saved } = kept as SavedPaper & { version?: unknown }
    const isKnown = typeof version === 'number'
    return { paper: ofSave(saved, seededIds(seed)), version: isKnown ? version : UNKNOWN_VERSION }
  } catch {
    shelf.drop()
    return null
  }
}
