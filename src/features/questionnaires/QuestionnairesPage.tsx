/** The questionnaires of the enterprise: what each one needs next (spec §2 /manage). */
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useQuestion } from '../../providers/calls/useQuestion.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useIdle } from '../../providers/session/useIdle.ts'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { today } from '../../ui/today.ts'
import { BulkActions } from './BulkActions.tsx'
import { nextAction } from './nextAction.ts'
import { CELLS, NextCell } from './QuestionnaireCells.tsx'
import './list.css'

function Tags() {
  const translate = useTranslate()
  return (
    <Button component={Link} to="/tags">
      {translate('questionnaires.tags')}
    </Button>
  )
}

function NewQuestionnaire() {
  const translate = useTranslate()
  return (
    <Button variant="contained" color="primary" component={Link} to="/addwizard">
      {translate('questionnaires.new')}
    </Button>
  )
}

/** What presses now: how many run, how many of them close today by the reader's clock. */
function Running() {
  const translate = useTranslate()
  const enabled = useIdle()
  const { data } = useQuestion('countQuestionnaires', { query: today(new Date()) }, { enabled })
  if (data === undefined || data.counts['30'] === 0) return null
  const running = translate('questionnaires.running', { count: data.counts['30'] })
  if (data.closingToday === 0) return running
  return translate('questionnaires.both', {
    first: running,
    second: translate('questionnaires.closingToday', { count: data.closingToday }),
  })
}

const nextAddress = (record: ListRecord) => nextAction(record as Questionnaire, new Date().toISOString()).to

export function QuestionnairesPage() {
  return (
    <SchemaList
      resource="questionnaires"
      titleKey="title.manage"
      subtitle={<Running />}
      actions={
        <>
          <Tags />
          <NewQuestionnaire />
        </>
      }
      cells={CELLS}
      rowTo={nextAddress}
      rowActions={NextCell}
      bulkActions={<BulkActions />}
      exportList="questionnaires"
      emptyKey="questionnaires.empty"
      emptyAction={<NewQuestionnaire />}
    />
  )
}
