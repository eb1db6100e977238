/** What each relation level says of everybody, in one dimension or over all of them. */
import { TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { formatPercent, levelKindName } from '../../../../report/format.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useLanguage } from '../../../providers/useLanguage.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { type AnswerColumn, AnswerTable } from '../../../resource/list/rows/AnswerTable.tsx'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { Incomplete } from '../Incomplete.tsx'
import { LASTING, type LevelQuery, named, type RankingLevels, reportOf } from '../model.ts'
import { useReportWords } from '../useReportWords.ts'
import { NobodyThere } from './DepartmentFilter.tsx'

interface LevelsBesideProps {
  query: LevelQuery
  onDimension: (id: number | null) => void
}

export function LevelsBeside({ query, onDimension }: LevelsBesideProps) {
  const translate = useTranslate()
  const say = useReportWords()
  const path = { id: useQuestionnaireId() }
  const { dimensionId } = query
  const question = useQuestion('getRankingLevels', { path, query }, { ...LASTING, placeholderData: keepPreviousData })
  const { error, refetch } = question
  // While another answer is waited for the choices of before are there, its figures are not.
  const data = question.isPlaceholderData ? undefined : question.data
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  const dimensions = question.data?.dimensions ?? []
  const title = dimensions.find((one) => one.dimensionId === dimensionId)?.name ?? translate('reports.overall')
  return (
    <>
      <TextField
        select
        sx={{ width: 220, maxWidth: '100%', mb: 1.5 }}
        value={dimensionId ?? ''}
        onChange={({ target }) => onDimension(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': say('report.dimension') } }}
      >
        <option value="">{translate('reports.overall')}</option>
        {dimensions.map((one) => (
          <option key={one.dimensionId} value={one.dimensionId}>
            {one.name}
          </option>
        ))}
      </TextField>
      {data === undefined && <Waiting />}
      {data !== undefined && data.rows.length === 0 && <NobodyThere query={query} />}
      {data !== undefined && data.rows.length > 0 && (
        <LevelTable key={JSON.stringify(query)} levels={data} title={title} query={query} />
      )}
    </>
  )
}

interface LevelTableProps {
  levels: RankingLevels
  title: string
  query: LevelQuery
}

function LevelTable({ levels: { levels, rows }, title, query }: LevelTableProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const id = useQuestionnaireId()
  // The rows of this table are what the operation answers.
  const row = (record: ListRecord) => record as ListRecord & RankingLevels['rows'][number]
  const columns: AnswerColumn[] = [
    {
      name: 'name',
      label: translate('reports.name'),
      render: (record) => (
        <>
          {named(row(record))}
          {row(record).incomplete && <Incomplete />}
        </>
      ),
    },
    { name: 'percent', label: title, isNumber: true, render: (record) => formatPercent(row(record).percent) },
    ...levels.map(({ key, kind, name }, index) => ({
      ...{ name: key, label: levelKindName(kind, name, language), isNumber: true },
      render: (record: ListRecord) => formatPercent(row(record).byLevel[index] ?? null),
    })),
  ]
  return (
    <AnswerTable
      resource="reports"
      label={translate('reports.view.levels')}
      rows={rows.map((item) => ({ ...item, id: item.employeeId }))}
      columns={columns}
      rowTo={(record) => reportOf(id, row(record), query)}
    />
  )
}
