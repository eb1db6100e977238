/** Auto-bind: raters for evaluatees from the organisation, with an even load (design §5.11). */
import { toEnd } from '../steps.ts'
import { evenOut, type Slot } from './balance.ts'
import type { BuiltInLevelType, LevelType } from './levels.ts'
import { type Organisation, type Relatives, relativesIn } from './organisation.ts'

export interface Relation {
  evaluateeId: number
  raterId: number
  levelType: LevelType
}

export interface AutoBindInput {
  organisation: Organisation
  evaluateeIds: readonly number[]
  levelTypes: readonly BuiltInLevelType[]
  /** Raters of one level for one evaluatee, those already there included; 6 unless set. */
  maximumPerLevel?: number
  /** What is bound already: kept, counted as load, and nobody in it appears a second time for the same evaluatee. */
  existing?: readonly Relation[]
}

const DEFAULT_MAXIMUM_PER_LEVEL = 6

/** The order in which levels claim a person; also the order of the answer. */
const LEVEL_ORDER: readonly BuiltInLevelType[] = ['self', 'superior', 'subordinate', 'sameLevel']

/**
 * The relations to add, in the order of the evaluatees. The same input gives the same answer. Nobody rates
 * himself except on level self; a person has one level per evaluatee; disabled people rate nobody. Where
 * more people fit than the maximum lets in, they are chosen so that all raters have nearly equally much to do.
 */
export function autoBind(input: AutoBindInput): Relation[] {
  return toEnd(autoBindSteps(input))
}

/** The same with many pauses: of ten thousand evaluatees it is most of a second's work. */
export function* autoBindSteps(input: AutoBindInput): Generator<void, Relation[]> {
  const { organisation, maximumPerLevel = DEFAULT_MAXIMUM_PER_LEVEL, existing = [] } = input
  const wanted = LEVEL_ORDER.filter((levelType) => input.levelTypes.includes(levelType))
  const relatives = yield* relativesIn(organisation)
  const active = new Set(organisation.employees.filter(({ disabled }) => !disabled).map(({ id }) => id))
  const bound = boundBy(existing)
  const load = new Map<number, number>()
  for (const { raterId } of existing) load.set(raterId, (load.get(raterId) ?? 0) + 1)

  const slots: (Slot & { evaluateeId: number; levelType: BuiltInLevelType })[] = []
  for (const evaluateeId of new Set(input.evaluateeIds)) {
    const own = relatives(evaluateeId)
    const taken = bound.get(evaluateeId) ?? new Map<number, LevelType>()
    for (const levelType of wanted) {
      const there = [...taken.values()].filter((type) => type === levelType).length
      const candidates = candidatesOf(levelType, evaluateeId, own).filter((id) => active.has(id) && !taken.has(id))
      const count = Math.min(maximumPerLevel - there, candidates.length)
      if (count > 0) slots.push({ evaluateeId, levelType, candidates, count })
    }
    yield
  }
  const filled = yield* evenOut(slots, load)
  return filled.flatMap(({ slot, chosen }) =>
    chosen.map((raterId) => ({ evaluateeId: slot.evaluateeId, raterId, levelType: slot.levelType })),
  )
}

/** Who fits a level. The sets of one evaluatee share nobody, also where not all levels are wanted: a superior is no peer. */
function candidatesOf(levelType: BuiltInLevelType, evaluateeId: number, own: Relatives): readonly number[] {
  switch (levelType) {
    case 'self':
      return [evaluateeId]
    case 'superior':
      return own.superior === null ? [] : [own.superior]
    case 'subordinate':
      return own.subordinates
    case 'sameLevel':
      return own.peers.filter((id) => id !== evaluateeId && id !== own.superior)
  }
}

function boundBy(existing: readonly Relation[]): Map<number, Map<number, LevelType>> {
  const bound = new Map<number, Map<number, LevelType>>()
  for (const { evaluateeId, raterId, levelType } of existing) {
    const levels = bound.get(evaluateeId) ?? new Map<number, LevelType>()
    bound.set(evaluateeId, levels.set(raterId, levelType))
  }
  return bound
}
