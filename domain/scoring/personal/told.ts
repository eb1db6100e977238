/** What a report says beside its figures, put together (numbers.md 13 and 15). */
import type { Question } from '../../paper/model.ts'
import { releasedTexts } from '../comments.ts'
import { distributionRule } from '../distributions.ts'
import { type Disclosure, disclose, type Viewer } from '../gate.ts'
import { type ScoringInput, tally } from '../input.ts'
import { listsOfForms, listsOfPublished } from '../lists.ts'
import type { PersonalReport, ReportTold } from '../report.ts'
import { reasonsOfReleased, reasonsOfSealed, type SealedRow } from '../sealed.ts'
import { choicesOf } from './choices.ts'
import { leftOutAnswers } from './leftOut.ts'

/** Of a named round, from its forms; which forms were left out, nothing of this knows. */
export function toldOfNamed(
  input: ScoringInput,
  { report, disclosure }: { report: PersonalReport; disclosure: Disclosure },
  questions: readonly Question[],
  viewer: Viewer,
): ReportTold {
  const released = releasedTexts(input, tally(input), disclosure, viewer === 'administrator')
  const lists = listsOfForms(input, disclosure)
  return {
    choices: choicesOf(report, questions, lists, reasonsOfReleased(input, released), viewer),
    leftOut: { forms: [], answers: leftOutAnswers(report, questions, input, viewer) },
  }
}

/** Of an anonymous round's published report: from the rows that were kept, and the forms nothing protects, which stay whole. */
export function toldOfPublished(
  input: ScoringInput,
  report: PersonalReport,
  rows: readonly SealedRow[],
  questions: readonly Question[],
): ReportTold {
  const counted = tally(input)
  const { isFree } = distributionRule(report.rule)
  const free = new Set(report.levels.filter(isFree).map(({ key }) => key))
  const whole = reasonsOfReleased(input, releasedTexts(input, counted, disclose(input, counted, 'evaluatee'), false))
  const reasons = [...reasonsOfSealed(rows), ...whole.filter(({ levelKey }) => levelKey !== null && free.has(levelKey))]
  return {
    choices: choicesOf(report, questions, listsOfPublished(input, report, rows), reasons, 'evaluatee'),
    leftOut: { forms: [], answers: leftOutAnswers(report, questions, input, 'evaluatee') },
  }
}
