/** What must be said beside the figures: who is hidden, what was pooled, why a report is incomplete. */
import type { Absence, PersonalReport, ReportLevel } from '../domain/scoring/report.ts'
import { questionShares } from '../domain/scoring/shares.ts'
import { joinList } from '../messages/format.ts'
import type { Finding } from './findings.ts'
import { formatPointsOf, levelKindName, levelName, pooledNames } from './format.ts'
import type { Language } from './translate.ts'

/** Whether questions with few possible scores hide something: a figure of a protected row that is shown, or a row as a whole. */
function hasHiddenCell({ levels, dimensions, rule }: PersonalReport): boolean {
  const questions = dimensions.flatMap((dimension) => dimension.questions)
  const isExempt = (kind: string) => rule.exemptLevelTypes.some((levelType) => levelType === kind)
  return levels.some(({ status, kind, raterCount }, row) => {
    // "<5" where the floor is 3.
    if (status === 'hidden') return Number(raterCount.slice(1)) > rule.scoreFloor
    return status === 'shown' && !isExempt(kind) && questions.some(({ byLevel }) => byLevel[row] === null)
  })
}

/** What is said of a level without a figure; nobody misses whom nobody asked. */
const ABSENCES: [Absence | undefined, string][] = [
  [undefined, 'report.note.empty'],
  ['notAnswered', 'report.note.notAnswered'],
  ['leftOut', 'report.note.leftOut'],
  ['unable', 'report.note.unable'],
]

function anonymousNote({ rule }: PersonalReport, language: Language): Finding {
  const params = { floor: rule.scoreFloor, commentFloor: rule.commentFloor }
  const exempt = rule.exemptLevelTypes.map((levelType) => levelKindName(levelType, '', language))
  if (exempt.length === 0) return { key: 'report.note.anonymousAll', params }
  return { key: 'report.note.anonymous', params: { ...params, exempt: joinList(exempt, language) } }
}

/**
 * What is said of a question's comments that are not there, as the key of a sentence with their floor; null where all there
 * are is shown. Those of exempt relations are shown while others are hidden.
 */
export function missingComments(hidden: boolean, isAnyShown: boolean): string | null {
  if (hidden) return isAnyShown ? 'report.comments.hiddenRest' : 'report.comments.hidden'
  return isAnyShown ? null : 'report.comments.none'
}

/** The notes of a report as message keys and params, the most important first. */
export function reportNotes(report: PersonalReport, language: Language): Finding[] {
  const named = (is: (level: ReportLevel) => boolean) =>
    joinList(
      report.levels.filter(is).map((level) => levelName(level, language)),
      language,
    )
  const floor = report.rule.scoreFloor
  const notes: Finding[] = []
  if (report.incomplete) notes.push({ key: 'report.note.incomplete', params: {} })
  const hidden = named(({ status }) => status === 'hidden')
  if (hidden !== '') notes.push({ key: 'report.note.hidden', params: { names: hidden } })
  for (const level of report.levels) {
    if (level.kind === 'pool' && level.status === 'shown') {
      notes.push({ key: 'report.note.pooled', params: { names: pooledNames(level, language), floor } })
    }
  }
  for (const [absence, key] of ABSENCES) {
    const empty = named((level) => level.status === 'empty' && level.absence === absence)
    if (empty !== '') notes.push({ key, params: { names: empty } })
  }
  notes.push(report.rule.anonymous ? anonymousNote(report, language) : { key: 'report.note.named', params: {} })
  if (report.rule.anonymous && hasHiddenCell(report)) notes.push({ key: 'report.note.cells', params: {} })
  const questions = report.dimensions.flatMap((dimension) => dimension.questions)
  const hasOwnWeights = questions.some((question) => questionShares(report.levels, question) !== null)
  if (hasOwnWeights) notes.push({ key: 'report.note.weights', params: {} })
  if (report.points !== null && questions.some(({ weightedScore, maximum }) => weightedScore === null && maximum > 0))
    notes.push({ key: 'report.note.points', params: formatPointsOf(report.points, report.rule) })
  notes.push({ key: 'report.note.weighted', params: {} }, { key: 'report.note.others', params: {} })
  return notes
}
