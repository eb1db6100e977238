import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { promise, promiseWords } from '../../../../domain/evaluation/promise.ts'
import { anonymityRule } from '../../../../domain/evaluation/settings.ts'
import { isPublished } from '../../../../domain/evaluation/status.ts'
import { translateFeedback } from '../../../../messages/feedback.ts'
import type { MessageParams } from '../../../../messages/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { useLanguage, useMomentText } from '../../../providers/useLanguage.ts'
import { ChipChoice } from '../../../ui/inputs/ChipChoice.tsx'
import { LevelMark, type NamedLevel } from '../../../ui/marks/LevelMark.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Points } from '../../../ui/Points.tsx'

/** What raters are promised, word for word, from the rule the gate enforces (anonymity.md R16). */
export function PromiseCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const dateTime = useMomentText()
  const language = useLanguage()
  const path = { id: questionnaire.id }
  const setting = useQuestion('getQuestionnaireSetting', { path }).data
  const levels = (useQuestion('listRelationLevels', { path }).data ?? []).filter(({ open }) => open)
  const [chosen, setChosen] = useState<number | null>(null)
  if (setting === undefined) return null
  const level =
    levels.find(({ levelId }) => levelId === chosen) ??
    levels.find(({ levelType }) => levelType === 'sameLevel') ??
    levels[0]
  const rule = anonymityRule(questionnaire.type, setting)
  const told = (key: string, params: MessageParams) => translateFeedback(language, key, params)
  const wordsFor = (of: NamedLevel) => {
    const { sentences, more } = promise(rule, of.levelType, questionnaire.opensByProvider)
    return promiseWords(told, [...sentences, ...more], of)
  }
  return (
    <Panel
      title={translate(`collection.promise.${questionnaire.type}`)}
      hint={
        setting.deadline === null
          ? translate('collection.noDeadline')
          : translate('collection.deadline', { time: dateTime(setting.deadline) })
      }
      action={
        !isPublished(questionnaire.processStatus) && (
          <Link to={`/questionnaire/edit/settings/${questionnaire.id}`}>{translate('collection.promise.change')}</Link>
        )
      }
    >
      <Typography color="textSecondary">{translate('collection.promise.lead')}</Typography>
      <ChipChoice
        choices={levels.map((each) => [each.levelId, <LevelMark key={each.levelId} level={each} />])}
        value={level?.levelId}
        onChange={setChosen}
      />
      <Points>{level !== undefined && wordsFor(level).map((sentence) => <li key={sentence}>{sentence}</li>)}</Points>
    </Panel>
  )
}
