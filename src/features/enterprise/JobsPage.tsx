/** Work that outlasts a request: imports, exports, acts upon many; how far it is and what came of it. */
import { useTranslate } from 'react-admin'
import { isUnderWay } from '../../../domain/jobs.ts'
import { SchemaList } from '../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../resource/list/shape.ts'
import { JobActs } from './JobActs.tsx'
import { CELLS, jobOf } from './JobCells.tsx'

const ASK_AGAIN_MILLISECONDS = 1_000

const whileUnderWay = (records: readonly ListRecord[]) =>
  records.some((record) => isUnderWay(jobOf(record))) && ASK_AGAIN_MILLISECONDS

export function JobsPage() {
  const translate = useTranslate()
  return (
    <SchemaList
      resource="jobs"
      titleKey="title.jobs"
      subtitle={translate('jobs.intro')}
      cells={CELLS}
      rowTo={false}
      rowActions={(record) => <JobActs job={jobOf(record)} />}
      askAgain={whileUnderWay}
      emptyKey="jobs.empty"
      emptyAction={null}
    />
  )
}
