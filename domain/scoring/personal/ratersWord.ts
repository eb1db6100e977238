/** How many raters a figure has, in the words of its report: in bands where they are protected (anonymity.md R13). */
import { distributionRule } from '../distributions.ts'
import type { PersonalReport, ReportLevel } from '../report.ts'
import { floorsOf, raterBand } from '../rule.ts'

export function ratersWord({ questionnaire, rule }: Pick<PersonalReport, 'questionnaire' | 'rule'>) {
  const { isFree } = distributionRule(rule)
  const floor = floorsOf({ type: questionnaire.type, rule }).scores
  return (level: ReportLevel, raters: number): string => (isFree(level) ? String(raters) : raterBand(raters, floor))
}
