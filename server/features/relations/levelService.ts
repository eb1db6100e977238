import { BusinessError, fieldError, invalidInput, refuseStale } from '../../../domain/errors.ts'
import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { areWeightsComplete, countedLevelWeights, sumOf } from '../../../domain/evaluation/weights.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import { firstRepeated } from '../../../domain/selection.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { getQuestionnaire, takeEditable } from '../../records/questionnaire/access.ts'
import { deleteLevel, insertLevels, listLevels, updateLevel } from '../../records/questionnaire/levels.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { deleteRelationsOnLevels } from '../../records/turns/relations.ts'
import { emptyLevels, hasManyTurns } from '../../records/turns/sealing/emptying.ts'

export interface RelationCaller {
  enterpriseId: number
  userId: number
  remoteAddress: string
  language: Language
}

type LevelRow = Database['relationLevel']

/** Most relation levels of a questionnaire. */
const MOST_LEVELS = 50

/** Relation levels: own ones, open or closed, their weights (spec §3, §4); frozen from the start on (R3, R11). */
export function createLevelService({ database, ids }: ServiceContext) {
  /** One change of the levels of an editable questionnaire, its readiness kept right. */
  function change<T>(
    { enterpriseId }: RelationCaller,
    id: number,
    work: (db: Handle, levels: LevelRow[]) => Promise<T>,
  ): Promise<T> {
    return database.write(async (db) => {
      await takeEditable(db, enterpriseId, id)
      const result = await work(db, await listLevels(db, enterpriseId, id))
      await refreshReadiness(db, enterpriseId, id)
      return result
    })
  }

  async function setWeights(caller: RelationCaller, id: number, weights: LevelWeight[], refuse: RefuseWeights) {
    return change(caller, id, async (db, levels) => {
      const wanted = new Map(weights.map((one) => [levelOf(levels, one.levelId, caller.language).id, one.weight]))
      const after = levels.map((level) => {
        const weight = wanted.get(level.id)
        return weight === undefined ? level : { ...level, weight }
      })
      refuse(after.map(wireLevel))
      for (const [levelId, weight] of wanted) await updateLevel(db, caller.enterpriseId, id, levelId, { weight })
      return after
    })
  }

  return {
    async list({ enterpriseId }: RelationCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        return (await listLevels(db, enterpriseId, id)).map(wireLevel)
      })
    },

    async create(caller: RelationCaller, id: number, name: string) {
      return change(caller, id, async (db, levels) => {
        if (levels.length >= MOST_LEVELS) throw tooManyLevels(caller.language)
        const seq = (levels.at(-1)?.seq ?? -1) + 1
        const own = nameOf(levels, name, null, toldOf(caller))
        const lead = { enterpriseId: caller.enterpriseId, questionnaireId: id, id: ids.newId() }
        const row = { ...lead, type: 'custom', name: own, open: 1 as const, weight: null, seq }
        await insertLevels(db, [row])
        return wireLevel(row)
      })
    },

    async update(caller: RelationCaller, id: number, input: { levelId: number; levelName?: string; open?: boolean }) {
      return change(caller, id, async (db, levels) => {
        const after = levelOf(changed(levels, input, toldOf(caller)), input.levelId, caller.language)
        await updateLevel(db, caller.enterpriseId, id, after.id, { name: after.name, open: after.open })
        return wireLevel(after)
      })
    },

    /** Names, open or closed and weights together: all of it or nothing. */
    async save(caller: RelationCaller, id: number, input: LevelsInput) {
      refuseRepeated('levels', input.levels, caller.language)
      return change(caller, id, (db, levels) => saveLevels(db, levels, input, caller.language))
    },

    async remove(caller: RelationCaller, id: number, levelId: number) {
      await emptyLarge(database, caller, id, levelId)
      await change(caller, id, async (db, levels) => {
        refuseLasting(levels, levelId, caller.language)
        await deleteRelationsOnLevels(db, caller.enterpriseId, id, [levelId])
        await deleteLevel(db, caller.enterpriseId, id, levelId)
      })
    },

    async getWeight({ enterpriseId, language }: RelationCaller, id: number, levelId: number | undefined) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        const level = levelOf(await listLevels(db, enterpriseId, id), levelId, language)
        return { levelId: level.id, weight: level.weight }
      })
    },

    /** One weight; while some levels have none, the others may sum to less than 100. */
    async setWeight(caller: RelationCaller, id: number, weight: LevelWeight) {
      const levels = await setWeights(caller, id, [weight], refuseAbove100)
      const level = levelOf(levels, weight.levelId, caller.language)
      return { levelId: level.id, weight: level.weight }
    },

    async setWeights(caller: RelationCaller, id: number, weights: Required<LevelWeight>[]) {
      refuseRepeated('weights', weights, caller.language)
      return (await setWeights(caller, id, weights, refuseIncomplete)).map(wireLevel)
    },
  }
}

export type LevelService = ReturnType<typeof createLevelService>

interface LevelWeight {
  /** The first level when left out. */
  levelId?: number
  weight: number | null
}

interface LevelChange {
  levelId: number
  levelName?: string | undefined
  open?: boolean | undefined
  weight?: number | null | undefined
}

interface LevelsInput {
  levels: LevelChange[]
  /** All as they were read; whoever leaves it out overwrites what was changed since. */
  before?: WireLevel[]
}

const levelsVersion = (levels: readonly WireLevel[]) =>
  contentVersion(levels.flatMap((level) => [level.levelId, level.levelName, Number(level.open), level.weight]))

function refuseRepeated(list: 'levels' | 'weights', entries: { levelId: number }[], language: Language): void {
  const repeated = firstRepeated(entries.map(({ levelId }) => levelId))
  if (repeated < 0) return
  throw invalidInput(`${list}.${repeated}.levelId`, translateServer(language, 'input.repeatedLevel'))
}

async function saveLevels(db: Handle, levels: LevelRow[], input: LevelsInput, language: Language) {
  const { levels: changes, before } = input
  refuseStale(levelsVersion(levels.map(wireLevel)), before && levelsVersion(before))
  const after = changes.reduce(
    (all, one, index) => changed(all, one, { language, field: `levels.${index}.levelName` }),
    levels,
  )
  if (changes.some(({ weight }) => weight !== undefined)) refuseIncomplete(after.map(wireLevel))
  for (const { enterpriseId, questionnaireId, id, name, open, weight } of after) {
    await updateLevel(db, enterpriseId, questionnaireId, id, { name, open, weight })
  }
  return after.map(wireLevel)
}

/** The levels with one of them changed; what is not given stays. */
function changed(levels: LevelRow[], { levelId, ...change }: LevelChange, told: Told): LevelRow[] {
  const level = levelOf(levels, levelId, told.language)
  const after = {
    ...level,
    name: change.levelName === undefined ? level.name : nameOf(levels, change.levelName, level, told),
    open: change.open === undefined ? level.open : change.open ? (1 as const) : (0 as const),
    weight: change.weight === undefined ? level.weight : change.weight,
  }
  return levels.map((each) => (each.id === levelId ? after : each))
}

type WireLevel = ReturnType<typeof wireLevel>
type RefuseWeights = (levels: WireLevel[]) => void

function wireLevel({ id, type, name, open, weight }: LevelRow) {
  return { levelId: id, levelType: levelTypeOf(type), levelName: name, open: open === 1, weight }
}

function levelOf(levels: LevelRow[], levelId: number | undefined, language: Language): LevelRow {
  const level = levelId === undefined ? levels[0] : levels.find(({ id }) => id === levelId)
  if (level === undefined) throw invalidInput('levelId', translateServer(language, 'input.unknownLevel'))
  return level
}

/**
 * What is on a level of a large questionnaire goes before the level, which is closed first: whoever starts the round meanwhile
 * asks nobody on it, rather than those whose turn to go had not come.
 */
async function emptyLarge(
  database: DatabaseService,
  { enterpriseId, language }: RelationCaller,
  id: number,
  levelId: number,
): Promise<void> {
  const key = { enterpriseId, questionnaireId: id }
  if (!(await hasManyTurns(database, key))) return
  const takeGoing = async (db: Handle) => {
    await takeEditable(db, enterpriseId, id)
    refuseLasting(await listLevels(db, enterpriseId, id), levelId, language)
  }
  await database.write(async (db) => {
    await takeGoing(db)
    await updateLevel(db, enterpriseId, id, levelId, { open: 0 })
    await refreshReadiness(db, enterpriseId, id)
  })
  await emptyLevels(database, key, [levelId], takeGoing)
}

/** Own levels go, built-in ones stay. */
function refuseLasting(levels: LevelRow[], levelId: number, language: Language): void {
  const level = levels.find((each) => each.id === levelId)
  if (level === undefined) throw new BusinessError('NOT_FOUND')
  if (level.type !== 'custom') throw invalidInput('levelId', translateServer(language, 'input.builtInLevel'))
}

/** The open level people are put on; a closed or unknown one is refused. */
export async function openLevelOf(db: Handle, caller: RelationCaller, id: number, levelId: number): Promise<LevelRow> {
  const level = levelOf(await listLevels(db, caller.enterpriseId, id), levelId, caller.language)
  if (level.open === 0) throw invalidInput('levelId', translateServer(caller.language, 'input.levelClosed'))
  return level
}

function tooManyLevels(language: Language): BusinessError {
  return invalidInput('levelName', translateServer(language, 'input.tooManyLevels', { maximum: MOST_LEVELS }))
}

/** How a fault of a name is told, and of which field. */
interface Told {
  language: Language
  field: string
}

const toldOf = ({ language }: RelationCaller): Told => ({ language, field: 'levelName' })

/** Only a built-in level may be without a name: it then shows its own in the reader's language. */
function nameOf(levels: LevelRow[], name: string, own: LevelRow | null, { language, field }: Told): string {
  const trimmed = name.trim()
  if (isBlank(name)) {
    if (own !== null && own.type !== 'custom') return ''
    throw invalidInput(field, translateServer(language, 'input.blankName'))
  }
  if (levels.some((level) => level.name === trimmed && level.id !== own?.id)) {
    throw fieldError('NAME_TAKEN', field, { name: trimmed })
  }
  return trimmed
}

function refuseIncomplete(levels: WireLevel[]): void {
  const counted = countedLevelWeights(levels)
  if (!areWeightsComplete(counted)) throw wrongSum(counted)
}

function refuseAbove100(levels: WireLevel[]): void {
  const counted = countedLevelWeights(levels)
  const isPart = counted.includes(null) && sumOf(counted.map((weight) => weight ?? 0)) <= 100
  if (!isPart && !areWeightsComplete(counted)) throw wrongSum(counted)
}

function wrongSum(weights: (number | null)[]): BusinessError {
  return new BusinessError('WEIGHTS_NOT_100', { sum: sumOf(weights.map((weight) => weight ?? 0)) })
}
