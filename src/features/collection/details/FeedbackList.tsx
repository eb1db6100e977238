/** Who has answered about whom, with every filter of spec §3. */
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Questionnaire } from '../../../providers/currentQuestionnaire.ts'
import { SchemaList } from '../../../resource/list/SchemaList.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { LevelMark } from '../../../ui/marks/LevelMark.tsx'
import { type FeedbackRow, namesOf } from '../model.ts'
import { BulkActs, RowActs } from './FeedbackActs.tsx'
import { CountCell, MailCell, StatusCell } from './FeedbackCells.tsx'
import { ScoreRange } from './ScoreRange.tsx'

/** The JSON edge: the list's records are what listFeedback answers. */
const rowOf = (record: ListRecord) => record as ListRecord & FeedbackRow

const CELLS = {
  evaluatorName: (record: ListRecord) => namesOf(rowOf(record)).evaluatee,
  valuerName: (record: ListRecord) => namesOf(rowOf(record)).rater,
  levelName: (record: ListRecord) => <LevelMark level={rowOf(record)} />,
  feedbackStatus: (record: ListRecord, plain: ReactNode) => <StatusCell row={rowOf(record)}>{plain}</StatusCell>,
  emailStatus: (record: ListRecord, plain: ReactNode) => <MailCell row={rowOf(record)}>{plain}</MailCell>,
  statistic: (record: ListRecord) => <CountCell row={rowOf(record)} />,
}
const nameOf = (record: ListRecord) => {
  const { evaluatee, rater } = namesOf(rowOf(record))
  return `${evaluatee} · ${rater}`
}
const SCORES = { valuerScoreMin: ScoreRange, valuerScoreMax: null }
/** Nobody learns or changes what an anonymous form is worth (R11, R12). */
const NAMED_ONLY = ['valuerScoreMin', 'valuerScoreMax', 'statistic']

export function FeedbackList({ questionnaire: { id, type } }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  return (
    <SchemaList
      resource="feedback"
      parentId={id}
      without={type === 2 ? NAMED_ONLY : []}
      filterParts={SCORES}
      cells={CELLS}
      rowTo={false}
      rowName={nameOf}
      rowActions={(record) => <RowActs row={rowOf(record)} />}
      bulkActions={<BulkActs />}
      exportList="feedback"
      emptyKey="collection.nobody"
      emptyAction={
        <Button variant="contained" color="primary" component={Link} to={`/questionnaire/edit/relation/${id}`}>
          {translate('collection.toRelations')}
        </Button>
      }
      actions={
        <Button component={Link} to={`/questionnaire/publish/stats/${id}`}>
          {translate('collection.overview')}
        </Button>
      }
    />
  )
}
