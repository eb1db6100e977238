/** What is typed of the levels and the name of a new one, as it lies on the shelf when the session ends. Pure. */
import { levelTypeOf } from '../../../../domain/evaluation/levels.ts'
import { isBlank } from '../../../../domain/paper/blank.ts'
import { rowOf } from '../../../resource/form/body.ts'
import type { Level } from '../model.ts'
import type { EditedLevel, LevelDraft } from './levelDraft.ts'

export interface TypedLevels {
  edited: EditedLevel[]
  newName: string
}

function readDraft(kept: unknown): LevelDraft | null {
  const { name, open, weight } = rowOf(kept)
  return typeof name === 'string' && typeof open === 'boolean' && typeof weight === 'string'
    ? { name, open, weight }
    : null
}

function readLevel(kept: unknown): Level | null {
  const { levelId, levelType, levelName, open, weight } = rowOf(kept)
  if (typeof levelId !== 'number' || typeof levelName !== 'string' || typeof open !== 'boolean') return null
  if (typeof weight !== 'number' && weight !== null) return null
  return { levelId, levelType: levelTypeOf(String(levelType)), levelName, open, weight }
}

function readEdited(kept: unknown): EditedLevel[] {
  const [draft, over] = [readDraft(rowOf(kept)['draft']), readLevel(rowOf(kept)['over'])]
  return draft === null || over === null ? [] : [{ draft, over }]
}

/** Null where nothing is typed. */
export function typedLevels(edited: readonly EditedLevel[], newName: string): TypedLevels | null {
  return edited.length === 0 && isBlank(newName) ? null : { edited: [...edited], newName }
}

/** What lies on the shelf, as far as it can be read; of a level that is there no more nothing is. */
export function readLevels(kept: unknown, levels: readonly Level[]): TypedLevels | null {
  const { edited, newName } = rowOf(kept)
  const isThere = ({ over }: EditedLevel) => levels.some(({ levelId }) => levelId === over.levelId)
  const found = Array.isArray(edited) ? edited.flatMap(readEdited).filter(isThere) : []
  return typedLevels(found, typeof newName === 'string' ? newName : '')
}

/** What was typed later stands in the place of what was before. */
export function joinedLevels(earlier: TypedLevels, later: TypedLevels): TypedLevels {
  const isLater = ({ over }: EditedLevel) => later.edited.some((one) => one.over.levelId === over.levelId)
  return {
    edited: [...earlier.edited.filter((one) => !isLater(one)), ...later.edited],
    newName: isBlank(later.newName) ? earlier.newName : later.newName,
  }
}
