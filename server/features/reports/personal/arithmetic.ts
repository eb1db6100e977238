/** How the scores of one evaluatee came about, as administrators see it. */
import { BusinessError } from '../../../../domain/errors.ts'
import { type Arithmetic, namedArithmetic, publishedArithmetic } from '../../../../domain/scoring/arithmetic.ts'
import type { ScoringInput } from '../../../../domain/scoring/input.ts'
import { namesOf } from '../../../database/byId.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { ResultOf } from '../../../http/call.ts'
import { nameMarks } from '../../../records/people/nameMarks.ts'
import { loadScored } from '../../../records/turns/ground.ts'
import { findPublished } from '../../../records/turns/published/published.ts'
import { requireResults } from '../reading.ts'
import { listSentForms } from '../store.ts'

type Answer = ResultOf<'getScoreArithmetic'>

export interface WantedArithmetic {
  id: number
  employeeId: number
  dimensionId: number | null
}

/** Throws NOT_FOUND when the person is no evaluatee of the questionnaire, or the dimension none of the report. */
export async function readArithmetic({ database }: ServiceContext, enterpriseId: number, wanted: WantedArithmetic) {
  const { id, employeeId, dimensionId } = wanted
  const found = await database.read(async (db): Promise<Answer | undefined> => {
    const row = await requireResults(db, enterpriseId, id)
    if (row.type === 2) {
      const report = await findPublished(db, enterpriseId, id, employeeId)
      if (report === undefined) return undefined
      return withRaters(publishedArithmetic(report, dimensionId), [])
    }
    const scored = await loadScored(db, row, employeeId)
    if (scored === undefined) return undefined
    const { input, subject } = scored
    const steps = namedArithmetic(input, dimensionId)
    const raters = steps.dimension === null ? [] : await ratersOf(db, enterpriseId, id, subject.evaluateeId, input)
    return withRaters(steps, raters)
  })
  if (found === undefined || (dimensionId !== null && found.dimension === null)) throw new BusinessError('NOT_FOUND')
  return found
}

interface Rater {
  name: string
  nameMark: string
}

/** Who sent each response of the input; those of closed levels are in no figure, and nobody's. */
async function ratersOf(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  evaluateeId: number,
  { responses }: ScoringInput,
): Promise<(Rater | undefined)[]> {
  const sent = await listSentForms(db, { enterpriseId, questionnaireId }, [evaluateeId])
  const forms = sent.filter(({ counted }) => counted === 1)
  const raterIds = forms.map(({ raterId }) => raterId)
  const names = await namesOf(db, enterpriseId, raterIds)
  const markOf = await nameMarks(db, enterpriseId, raterIds)
  // Both come in the order they were sent, level by level.
  const waiting = new Map<number, number[]>()
  for (const { levelId, raterId } of forms) waiting.set(levelId, [...(waiting.get(levelId) ?? []), raterId])
  for (const [levelId, own] of waiting) {
    // Better nobody's name than somebody else's.
    if (responses.filter((response) => response.levelId === levelId).length !== own.length) waiting.delete(levelId)
  }
  return responses.map(({ levelId }) => {
    const raterId = waiting.get(levelId)?.shift()
    return raterId === undefined ? undefined : { name: names.get(raterId) ?? '', nameMark: markOf(raterId) }
  })
}

function withRaters({ dimension, ...steps }: Arithmetic, raters: readonly (Rater | undefined)[]): Answer {
  const nobody = { name: '', nameMark: '' }
  const questions = (dimension?.questions ?? []).map(({ terms, ...question }) => ({
    ...question,
    terms: terms.map(({ answers, ...term }) => ({
      ...term,
      answers: answers?.map(({ response, score }) => ({ ...(raters[response] ?? nobody), score })) ?? null,
    })),
  }))
  return { ...steps, dimension: dimension && { ...dimension, questions } }
}
