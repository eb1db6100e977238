import { BusinessError, fieldError, invalidInput, refuseStale } from '../../../domain/errors.ts'
import { areWeightsComplete, sumOf } from '../../../domain/evaluation/weights.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import {
  bindQuestions,
  deleteDimension,
  insertDimensions,
  listBindings,
  listDimensions,
  unbindQuestions,
  updateDimension,
} from '../../records/paper/dimensions.ts'
import { listQuestions } from '../../records/paper/pages.ts'
import { getQuestionnaire, takeEditable } from '../../records/questionnaire/access.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'

export interface DimensionCaller {
  enterpriseId: number
  language: Language
}

export interface Binding {
  questionId: number
  /** Null takes the question out of its dimension. */
  dimensionId: number | null
}

interface NameInput {
  name: string
  /** As it was read; whoever leaves it out overwrites what was changed since. */
  before?: string
}

interface WeightOf {
  id: number
  weight: number | null
}

interface WeightsInput {
  weights: WeightOf[]
  /** All as they were read; whoever leaves it out overwrites what was changed since. */
  before?: WeightOf[]
}

/** Names and bindings are no part of it: weights go over them unharmed. */
const weightsVersion = (all: readonly WeightOf[]) => contentVersion(all.flatMap(({ id, weight }) => [id, weight]))

const nameVersion = (name: string) => contentVersion([name])

/** Most dimensions of a questionnaire. */
const MOST_DIMENSIONS = 200

/** Dimensions, their weights and the questions bound to them (spec §3, §7 "Dimensions"); frozen from the start on. */
export function createDimensionsService({ database, ids }: ServiceContext) {
  /** One change of an editable questionnaire, its readiness kept right. */
  function change<T>(caller: DimensionCaller, id: number, work: (db: Handle) => Promise<T>): Promise<T> {
    return database.write(async (db) => {
      await takeEditable(db, caller.enterpriseId, id)
      const result = await work(db)
      await refreshReadiness(db, caller.enterpriseId, id)
      return result
    })
  }

  return {
    async list({ enterpriseId }: DimensionCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        return listWithCounts(db, enterpriseId, id)
      })
    },

    async create(caller: DimensionCaller, id: number, name: string) {
      const { enterpriseId, language } = caller
      const trimmed = nameOf(name, language)
      return change(caller, id, async (db) => {
        const there = await listDimensions(db, enterpriseId, id)
        refuseTaken(there, trimmed, null)
        if (there.length >= MOST_DIMENSIONS) {
          throw invalidInput('name', translateServer(language, 'input.tooManyDimensions', { maximum: MOST_DIMENSIONS }))
        }
        const seq = (there.at(-1)?.seq ?? -1) + 1
        const row = { enterpriseId, questionnaireId: id, id: ids.newId(), name: trimmed, weight: null, seq }
        await insertDimensions(db, [row])
        return { id: row.id, name: row.name, weight: row.weight, questionCount: 0 }
      })
    },

    async rename(caller: DimensionCaller, id: number, dimensionId: number, { name, before }: NameInput) {
      const trimmed = nameOf(name, caller.language)
      return change(caller, id, async (db) => {
        const there = await listDimensions(db, caller.enterpriseId, id)
        const row = there.find((dimension) => dimension.id === dimensionId) ?? notFound()
        refuseStale(nameVersion(row.name), before === undefined ? undefined : nameVersion(before))
        refuseTaken(there, trimmed, dimensionId)
        await updateDimension(db, caller.enterpriseId, id, dimensionId, { name: trimmed })
        const renamed = await listWithCounts(db, caller.enterpriseId, id)
        return renamed.find((dimension) => dimension.id === dimensionId) ?? notFound()
      })
    },

    async remove(caller: DimensionCaller, id: number, dimensionId: number) {
      await change(caller, id, async (db) => {
        const there = await listDimensions(db, caller.enterpriseId, id)
        if (!there.some((dimension) => dimension.id === dimensionId)) throw new BusinessError('NOT_FOUND')
        await deleteDimension(db, caller.enterpriseId, id, dimensionId)
      })
    },

    async setWeights(caller: DimensionCaller, id: number, { weights, before }: WeightsInput) {
      return change(caller, id, async (db) => {
        const there = await listDimensions(db, caller.enterpriseId, id)
        refuseStale(weightsVersion(there), before && weightsVersion(before))
        const wanted = new Map(weights.map((each) => [each.id, each.weight]))
        const known = new Set(there.map((dimension) => dimension.id))
        if (weights.some((each) => !known.has(each.id))) {
          throw invalidInput('weights', translateServer(caller.language, 'input.unknownDimension'))
        }
        refuseWeights(there.map(({ id: own, weight }) => wanted.get(own) ?? (wanted.has(own) ? null : weight)))
        for (const [own, weight] of wanted) await updateDimension(db, caller.enterpriseId, id, own, { weight })
        return listWithCounts(db, caller.enterpriseId, id)
      })
    },

    async listBindings({ enterpriseId }: DimensionCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        return listBindings(db, enterpriseId, id)
      })
    },

    async bind(caller: DimensionCaller, id: number, bindings: Binding[]) {
      return change(caller, id, async (db) => {
        await bindKnown(db, caller, id, bindings)
        return listBindings(db, caller.enterpriseId, id)
      })
    },
  }
}

export type DimensionsService = ReturnType<typeof createDimensionsService>

function notFound(): never {
  throw new BusinessError('NOT_FOUND')
}

async function listWithCounts(db: Handle, enterpriseId: number, id: number) {
  const counts = new Map<number, number>()
  for (const { dimensionId } of await listBindings(db, enterpriseId, id)) {
    counts.set(dimensionId, (counts.get(dimensionId) ?? 0) + 1)
  }
  const rows = await listDimensions(db, enterpriseId, id)
  return rows.map(({ id: own, name, weight }) => ({ id: own, name, weight, questionCount: counts.get(own) ?? 0 }))
}

function nameOf(name: string, language: Language): string {
  if (isBlank(name)) throw invalidInput('name', translateServer(language, 'input.blankName'))
  return name.trim()
}

function refuseTaken(there: { id: number; name: string }[], name: string, ownId: number | null): void {
  if (there.some((dimension) => dimension.name === name && dimension.id !== ownId)) {
    throw fieldError('NAME_TAKEN', 'name', { name })
  }
}

function refuseWeights(weights: (number | null)[]): void {
  if (areWeightsComplete(weights)) return
  throw new BusinessError('WEIGHTS_NOT_100', { sum: sumOf(weights.map((weight) => weight ?? 0)) })
}

async function bindKnown(db: Handle, { enterpriseId, language }: DimensionCaller, id: number, bindings: Binding[]) {
  const questions = new Set((await listQuestions(db, enterpriseId, id)).map((question) => question.id))
  const dimensions = new Set((await listDimensions(db, enterpriseId, id)).map((dimension) => dimension.id))
  const seen = new Set<number>()
  bindings.forEach(({ questionId, dimensionId }, index) => {
    const field = `relations.${index}`
    if (!questions.has(questionId))
      throw invalidInput(`${field}.questionId`, translateServer(language, 'input.unknownQuestion'))
    if (seen.has(questionId))
      throw invalidInput(`${field}.questionId`, translateServer(language, 'input.repeatedQuestion'))
    if (dimensionId !== null && !dimensions.has(dimensionId)) {
      throw invalidInput(`${field}.dimensionId`, translateServer(language, 'input.unknownDimension'))
    }
    seen.add(questionId)
  })
  const lead = { enterpriseId, questionnaireId: id }
  await bindQuestions(
    db,
    bindings.flatMap(({ questionId, dimensionId }) =>
      dimensionId === null ? [] : [{ ...lead, questionId, dimensionId }],
    ),
  )
  const freed = bindings.filter(({ dimensionId }) => dimensionId === null).map(({ questionId }) => questionId)
  await unbindQuestions(db, enterpriseId, id, freed)
}
