import type { PersonalReport, ReportLevel } from './report.ts'

/** Nobody of these wrote anything. */
const SILENT: readonly ReportLevel['absence'][] = ['notAsked', 'notAnswered', 'leftOut']

/**
 * Whose texts without a label are, as a message's key: those of all raters where none stands apart from them,
 * neither the own view nor an exempt relation (textRowsOf in comments.ts). Protected relations are not looked at (R23).
 */
export function unlabelledKey({ levels, rule }: Pick<PersonalReport, 'levels' | 'rule'>) {
  const standsApart = (kind: ReportLevel['kind']) =>
    kind === 'self' || rule.exemptLevelTypes.some((levelType) => levelType === kind)
  const isSomebodyApart = levels.some(({ kind, absence }) => standsApart(kind) && !SILENT.includes(absence))
  return isSomebodyApart ? 'report.comments.others' : 'report.comments.together'
}
