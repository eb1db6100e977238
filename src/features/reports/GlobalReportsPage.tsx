import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'

const FINISHED = { status: 40 }
const NEWEST_FIRST = { field: 'finishedAt', order: 'DESC' } as const
const LISTED = ['title', 'evaluateeCount', 'finishedAt']
/** All of them are finished: what tells the states apart says nothing here. */
const OF_THE_RUNNING = ['status', 'processStatus', 'submittedCount', 'deadline']

const toRanking = ({ id }: ListRecord) => `/questionnaire/reports/summary/rankList/${id}`

/** The finished questionnaires and their results, newest first. */
export function GlobalReportsPage() {
  return (
    <SchemaList
      resource="questionnaires"
      storeKey="finished"
      titleKey="title.reports.global"
      filter={FINISHED}
      sort={NEWEST_FIRST}
      listed={LISTED}
      without={OF_THE_RUNNING}
      rowTo={toRanking}
      emptyKey="reports.global.empty"
    />
  )
}
