import { Button } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useLanguage } from '../../providers/useLanguage.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { QuestionnaireStatus } from '../../ui/QuestionnaireStatus.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { FromHistoryDialog } from './FromHistoryDialog.tsx'
import './list.css'

const MOST_ROWS = 200

export function HistoryList() {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Questionnaire | null>(null)
  const keyword = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuestion(
    'listQuestionnaires',
    { query: { pageIndex: 1, pageSize: MOST_ROWS, ...(keyword && { keyword }) } },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <search className="rv-bar">
        <input
          className="rv-search"
          type="search"
          maxLength={100}
          aria-label={translate('questionnaires.search')}
          placeholder={translate('questionnaires.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </search>
      <div className="rv-body">
        <div className="rv-card rv-scroll">
          {error && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
          {!error && data === undefined && <Waiting />}
          {data?.items.length === 0 && (
            <EmptyState
              action={
                <Button component={Link} to="/addwizard/template">
                  {translate('wizard.template')}
                </Button>
              }
            >
              {translate(keyword === '' ? 'wizard.history.empty' : 'questionnaires.noneFound')}
            </EmptyState>
          )}
          {data !== undefined && data.items.length > 0 && <HistoryTable rows={data.items} onPick={setPicked} />}
        </div>
      </div>
      {picked !== null && <FromHistoryDialog source={picked} onClose={() => setPicked(null)} />}
    </>
  )
}

function HistoryTable({ rows, onPick }: { rows: Questionnaire[]; onPick: (row: Questionnaire) => void }) {
  const translate = useTranslate()
  const date = new Intl.DateTimeFormat(useLanguage() === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium' })
  return (
    <table className="rv-table rv-qlist">
      <thead>
        <tr>
          <th scope="col">{translate('questionnaires.title')}</th>
          <th scope="col">{translate('questionnaires.type')}</th>
          <th scope="col">{translate('questionnaires.status')}</th>
          <th scope="col">{translate('questionnaires.created')}</th>
          <th scope="col">
            <span className="rv-hidden">{translate('wizard.history.pick')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.title}</td>
            <td>{translate(`type.${row.type}`)}</td>
            <td>
              <QuestionnaireStatus questionnaire={row} />
            </td>
            <td>{date.format(new Date(row.createdAt))}</td>
            <td className="rv-qlist-actions">
              <Button
                size="small"
                aria-label={`${translate('wizard.history.pick')}: ${row.title}`}
                onClick={() => onPick(row)}
              >
                {translate('wizard.history.pick')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
