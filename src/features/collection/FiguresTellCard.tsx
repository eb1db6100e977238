import { useTranslate } from 'react-admin'
import { anonymityRule } from '../../../domain/evaluation/settings.ts'
import { decodePaper } from '../../../domain/paper/codec.ts'
import { questionsOf } from '../../../domain/paper/model.ts'
import { raisedFloors } from '../../../domain/scoring/raisedFloors.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useNameList } from '../../providers/useLanguage.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Points } from '../../ui/Points.tsx'

/** One of so many raters learns much about the others from their mean (anonymity.md R18). */
const FEW_RATERS = 3

/** What the published figures of an anonymous questionnaire tell all the same, and which of them wait for more raters. */
export function FiguresTellCard({ questionnaire: { id, type } }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const listed = useNameList()
  const setting = useQuestion('getQuestionnaireSetting', { path: { id } }).data
  const paper = useQuestion('getPaper', { path: { id } }, { select: decodePaper }).data
  if (setting === undefined || paper === undefined) return null
  const { groups, hasTwoScores } = raisedFloors(anonymityRule(type, setting), questionsOf(paper))
  const tellsInsiders = setting.scoreFloor <= FEW_RATERS
  if (groups.length === 0 && !hasTwoScores && !tellsInsiders) return null
  return (
    <Panel title={translate('collection.tells.title')}>
      <Points>
        {groups.map(({ floor, numbers }) => (
          <li key={floor}>{translate('collection.tells.floor', { floor, numbers: listed(numbers.map(String)) })}</li>
        ))}
        {hasTwoScores && <li>{translate('collection.tells.two')}</li>}
        {tellsInsiders && (
          <li>
            {translate(setting.scoreFloor < FEW_RATERS ? 'collection.tells.insiderOfTwo' : 'collection.tells.insider')}
          </li>
        )}
      </Points>
    </Panel>
  )
}
