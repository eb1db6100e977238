import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { CombineButton } from './combined/CombineButton.tsx'
import { GlobalTabs } from './combined/GlobalTabs.tsx'

/** Disabled ones, too: their results stay. */
const FINISHED = { status: 'finished' }
const NEWEST_FIRST = { field: 'finishedAt', order: 'DESC' } as const
const LISTED = ['title', 'evaluateeCount', 'finishedAt']
/** All of them are finished: what tells the states apart says nothing here. */
const OF_THE_RUNNING = ['status', 'processStatus', 'submittedCount', 'deadline']

const toRanking = ({ id }: ListRecord) => `/questionnaire/reports/summary/rankList/${id}`

/** The finished questionnaires, newest first: each leads to its results, several can be combined. */
export function GlobalReportsPage() {
  const translate = useTranslate()
  return (
    <SchemaList
      resource="questionnaires"
      storeKey="finished"
      titleKey="title.reports.global"
      subtitle={translate('combined.lead')}
      above={<GlobalTabs present="create" />}
      bulkActions={<CombineButton />}
      filter={FINISHED}
      sort={NEWEST_FIRST}
      listed={LISTED}
      without={OF_THE_RUNNING}
      rowTo={toRanking}
      emptyKey="reports.global.empty"
      emptyAction={
        <Button component={Link} to="/manage">
          {translate('title.manage')}
        </Button>
      }
    />
  )
}
