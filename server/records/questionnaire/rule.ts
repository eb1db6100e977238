import type { AnonymityRule } from '../../../domain/scoring/report.ts'
import { standardRule } from '../../../domain/scoring/rule.ts'
import type { QuestionnaireRow } from './store.ts'

/** What raters were promised: fixed at the start (R3); before, what a new questionnaire of the type promises. */
export function ruleOf({ ruleJson, type }: Pick<QuestionnaireRow, 'ruleJson' | 'type'>): AnonymityRule {
  return ruleJson === null ? standardRule(type) : (JSON.parse(ruleJson) as AnonymityRule)
}
