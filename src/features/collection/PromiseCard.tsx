import { Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { LevelType } from '../../../domain/evaluation/levels.ts'
import { promise } from '../../../domain/evaluation/promise.ts'
import { anonymityRule } from '../../../domain/evaluation/settings.ts'
import { isPublished } from '../../../domain/evaluation/status.ts'
import { translateFeedback } from '../../../messages/feedback.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useLanguage, useMomentText } from '../../providers/useLanguage.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { ChipChoice } from '../../ui/ChipChoice.tsx'
import { LevelMark, useLevelName } from '../../ui/LevelMark.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Points } from '../../ui/Points.tsx'

/** What raters are promised, word for word, from the rule the gate enforces (anonymity.md R16). */
export function PromiseCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const nameOf = useLevelName()
  const dateTime = useMomentText()
  const language = useLanguage()
  const path = { id: questionnaire.id }
  const setting = useQuestion('getQuestionnaireSetting', { path }).data
  const levels = (useQuestion('listRelationLevels', { path }).data ?? []).filter(({ open }) => open)
  const [chosen, setChosen] = useState<LevelType | null>(null)
  if (setting === undefined) return null
  const level = levels.find(({ levelType }) => levelType === (chosen ?? 'sameLevel')) ?? levels[0]
  const rule = anonymityRule(questionnaire.type, setting)
  const read =
    level === undefined ? { sentences: [], more: [] } : promise(rule, level.levelType, questionnaire.opensByProvider)
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
        choices={levels.map((each) => [each.levelType, <LevelMark key={each.levelId} level={each} />])}
        value={level?.levelType}
        onChange={setChosen}
      />
      <Points>
        {[...read.sentences, ...read.more].map(({ key, params }) => (
          <li key={key}>{translateFeedback(language, key, { ...params, level: level ? nameOf(level) : '' })}</li>
        ))}
      </Points>
    </Panel>
  )
}
