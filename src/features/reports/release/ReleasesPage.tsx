/** Whose report was released, to whom, and who has opened it; releasing, withdrawing and mailing (anonymity.md R15, R16). */
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isFinished } from '../../../../domain/evaluation/status.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { JobsComing } from '../../../resource/list/jobs/JobsComing.tsx'
import { SchemaList } from '../../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import type { Audience } from '../../../resource/mail/audience.ts'
import { NotifyDialog } from '../../../resource/mail/NotifyDialog.tsx'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { PageBody } from '../../../ui/page/PageBody.tsx'
import { reportOf } from '../model.ts'
import { ReportTabs } from '../ReportTabs.tsx'
import { AboutRelease } from './AboutRelease.tsx'
import { Everybody } from './Everybody.tsx'
import { nameOf, type Released } from './model.ts'
import { BulkActs, RowActs } from './ReleaseActs.tsx'
import { ReadersCell, StateCell, SuperiorsCell, VersionCell } from './ReleaseCells.tsx'

/** The JSON edge: the list's records are what listReleases answers. */
const rowOf = (record: ListRecord) => record as ListRecord & Released

const CELLS = {
  name: (record: ListRecord) => nameOf(rowOf(record)),
  state: (record: ListRecord, plain: ReactNode) => <StateCell row={rowOf(record)}>{plain}</StateCell>,
  releasedAt: (record: ListRecord) => <VersionCell row={rowOf(record)} />,
}

const READERS = {
  name: 'readers',
  labelKey: 'release.readers',
  render: (record: ListRecord) => <ReadersCell row={rowOf(record)} />,
}

/** The superiors’ column leaves no more room. */
const NARROW_READERS = {
  ...READERS,
  render: (record: ListRecord) => <ReadersCell row={rowOf(record)} isNarrow />,
}

const SUPERIORS = {
  name: 'superiors',
  labelKey: 'release.superiors',
  render: (record: ListRecord) => <SuperiorsCell row={rowOf(record)} />,
}

export function ReleasesPage() {
  return (
    <ReportTabs isList>
      <Releases />
    </ReportTabs>
  )
}

function Releases() {
  const translate = useTranslate()
  const { id, processStatus } = useCurrentQuestionnaire().questionnaire
  const [isReleasing, setReleasing] = useState(false)
  const [mailed, setMailed] = useState<Audience | null>(null)
  const { data } = useQuestion('getQuestionnaireSetting', { path: { id } })
  if (!isFinished(processStatus)) {
    return (
      <EmptyState
        action={
          <Button component={Link} to={`/questionnaire/publish/stats/${id}`} variant="outlined">
            {translate('reports.toProgress')}
          </Button>
        }
      >
        {translate('release.notFinished')}
      </EmptyState>
    )
  }
  const askToMail = (evaluateeIds: number[]) => setMailed({ businessType: 'report', evaluateeIds })
  return (
    <JobsComing>
      <PageBody>
        <AboutRelease superiorReads={data?.superiorReads} />
      </PageBody>
      <SchemaList
        resource="releases"
        parentId={id}
        cells={CELLS}
        extraColumns={data?.superiorReads ? [NARROW_READERS, SUPERIORS] : [READERS]}
        rowTo={(record) => reportOf(id, rowOf(record))}
        rowName={(record) => nameOf(rowOf(record))}
        rowActions={(record) => <RowActs row={rowOf(record)} onMail={askToMail} />}
        bulkActions={<BulkActs onMail={askToMail} />}
        emptyKey="release.empty"
        emptyAction={
          <Button component={Link} to={`/questionnaire/edit/relation/${id}`} variant="outlined">
            {translate('release.toRelations')}
          </Button>
        }
        actions={
          <>
            <Button onClick={() => setMailed({ businessType: 'report' })}>{translate('release.mail')}</Button>
            <Button variant="contained" color="primary" onClick={() => setReleasing(true)}>
              {translate('release.everybody')}
            </Button>
          </>
        }
      />
      {isReleasing && <Everybody onMail={askToMail} onClose={() => setReleasing(false)} />}
      {mailed && <NotifyDialog title={translate('release.mail')} audience={mailed} onClose={() => setMailed(null)} />}
    </JobsComing>
  )
}
