import { useTranslate } from 'react-admin'
import { anonymityRule } from '../../../../domain/evaluation/settings.ts'
import { decodePaper } from '../../../../domain/paper/codec.ts'
import { questionsOf } from '../../../../domain/paper/model.ts'
import { insiderOf, raisedFloors } from '../../../../domain/scoring/raisedFloors.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useNameList } from '../../../providers/useLanguage.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Points } from '../../../ui/Points.tsx'

/** What the published figures of an anonymous questionnaire tell all the same, and which of them wait for more raters. */
export function FiguresTellCard({ questionnaire: { id, type } }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const listed = useNameList()
  const setting = useQuestion('getQuestionnaireSetting', { path: { id } }).data
  const paper = useQuestion('getPaper', { path: { id } }, { select: decodePaper }).data
  if (setting === undefined || paper === undefined) return null
  const rule = anonymityRule(type, setting)
  const { groups, hasTwoScores } = raisedFloors(rule, questionsOf(paper))
  const insider = insiderOf(rule)
  if (groups.length === 0 && !hasTwoScores && insider === null) return null
  return (
    <Panel title={translate('collection.tells.title')}>
      <Points>
        {groups.map(({ floor, numbers }) => (
          <li key={floor}>{translate('collection.tells.floor', { floor, numbers: listed(numbers.map(String)) })}</li>
        ))}
        {hasTwoScores && <li>{translate('collection.tells.two')}</li>}
        {insider !== null && <li>{translate(`collection.tells.insider.${insider}`)}</li>}
      </Points>
    </Panel>
  )
}
