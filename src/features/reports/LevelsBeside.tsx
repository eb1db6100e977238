/** What each relation level says of everybody, in one dimension or over all of them. */
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { formatPercent, levelKindName } from '../../../report/format.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { type DepartmentQuery, NobodyThere } from './DepartmentFilter.tsx'
import { LASTING, named, type RankingLevels } from './model.ts'

export function LevelsBeside({ query }: { query: DepartmentQuery }) {
  const translate = useTranslate()
  const path = { id: useQuestionnaireId() }
  const [dimensionId, setDimensionId] = useState<number | null>(null)
  const detail = useQuestion('getRankingDetail', { path, query }, LASTING)
  const asked = { ...query, ...(dimensionId !== null && { dimensionId }) }
  const { data, error, refetch } = useQuestion('getRankingLevels', { path, query: asked }, LASTING)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  const dimensions = detail.data?.dimensions ?? []
  const title = dimensions.find((one) => one.dimensionId === dimensionId)?.name ?? translate('reports.overall')
  return (
    <>
      <TextField
        select
        sx={{ width: 220, maxWidth: '100%', mb: 1.5 }}
        value={dimensionId ?? ''}
        onChange={({ target }) => setDimensionId(target.value === '' ? null : Number(target.value))}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('reports.dimension') } }}
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
      {data !== undefined && data.rows.length > 0 && <LevelTable levels={data} title={title} />}
    </>
  )
}

function LevelTable({ levels: { levels, rows }, title }: { levels: RankingLevels; title: string }) {
  const translate = useTranslate()
  const language = useLanguage()
  const id = useQuestionnaireId()
  return (
    <div className="rv-card rv-scroll">
      <table className="rv-table" aria-label={translate('reports.view.levels')}>
        <thead>
          <tr>
            <th scope="col">{translate('reports.name')}</th>
            <th scope="col" className="n">
              {title}
            </th>
            {levels.map(({ key, kind, name }) => (
              <th key={key} scope="col" className="n">
                {levelKindName(kind, name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ employeeId, percent, byLevel, ...person }) => (
            <tr key={employeeId}>
              <th scope="row">
                <Link to={`/questionnaire/reports/personal/report/${id}?employeeId=${employeeId}`}>
                  {named(person)}
                </Link>
              </th>
              <td className="n">{formatPercent(percent)}</td>
              {levels.map(({ key }, index) => (
                <td key={key} className="n">
                  {formatPercent(byLevel[index] ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
