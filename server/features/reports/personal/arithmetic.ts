/** How the scores of one evaluatee came about, as administrators see it. */
import { BusinessError } from '../../../../domain/errors.ts'
import { type Arithmetic, namedArithmetic, publishedArithmetic } from '../../../../domain/scoring/arithmetic.ts'
import { namesOf } from '../../../database/byId.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { ResultOf } from '../../../http/call.ts'
import { nameMarks } from '../../../records/people/nameMarks.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
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
    const steps = namedArithmetic(scored.input, dimensionId)
    const raters = steps.dimension === null ? [] : await ratersOf(db, row, scored)
    return withRaters(steps, raters)
  })
  if (found === undefined || (dimensionId !== null && found.dimension === null)) throw new BusinessError('NOT_FOUND')
  return found
}

interface Rater {
  name: string
  nameMark: string
}

/** Who sent each of these forms; those of closed levels are in no figure, and nobody's. */
async function ratersOf(
  db: Handle,
  { enterpriseId, id: questionnaireId }: QuestionnaireRow,
  { formIds, subject }: { formIds: readonly number[]; subject: { evaluateeId: number } },
): Promise<(Rater | undefined)[]> {
  const sent = await listSentForms(db, { enterpriseId, questionnaireId }, [subject.evaluateeId])
  // By the form, not by its place: since the answers were read another may have been left out, or been counted again.
  const raterOf = new Map(sent.map(({ id, raterId }) => [id, raterId]))
  const raterIds = formIds.flatMap((formId) => raterOf.get(formId) ?? [])
  const names = await namesOf(db, enterpriseId, raterIds)
  const markOf = await nameMarks(db, enterpriseId, raterIds)
  return formIds.map((formId) => {
    const raterId = raterOf.get(formId)
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
