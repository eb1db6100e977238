/** The questionnaires of the enterprise: what each one needs next (spec §2 /manage). */
import { Button } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListPages } from './ListPages.tsx'
import { closingToday, countQuestionnaires, listQuestionnaires } from './listCalls.ts'
import { isFiltered, listQueryOf } from './listQuery.ts'
import { QuestionnaireTable } from './QuestionnaireTable.tsx'

function NewQuestionnaire() {
  const translate = useTranslate()
  return (
    <Button variant="contained" color="primary" href="#/addwizard">
      {translate('questionnaires.new')}
    </Button>
  )
}

/** What presses now: how many run, how many of them close today. */
function Running({ total, collecting }: Awaited<ReturnType<typeof countQuestionnaires>>) {
  const translate = useTranslate()
  if (total[30] === 0) return null
  const running = translate('questionnaires.running', { count: total[30] })
  const count = closingToday(collecting, new Date())
  if (count === 0) return running
  return translate('questionnaires.both', {
    first: running,
    second: translate('questionnaires.closingToday', { count }),
  })
}

export function QuestionnairesPage() {
  const translate = useTranslate()
  const [params, setParams] = useSearchParams()
  const query = listQueryOf(params)
  const { data, error, refetch } = useQuery({
    queryKey: ['questionnaires', 'page', query],
    queryFn: ({ signal }) => listQuestionnaires(query, signal),
    placeholderData: keepPreviousData,
  })
  // The figures above the list wait for the list itself.
  const { data: counts } = useQuery({
    queryKey: ['questionnaires', 'counts'],
    queryFn: ({ signal }) => countQuestionnaires(signal),
    enabled: data !== undefined,
  })
  const isEmpty = data?.items.length === 0
  return (
    <>
      <PageHeader
        title={translate('title.manage')}
        subtitle={counts && <Running {...counts} />}
        actions={<NewQuestionnaire />}
      />
      <ListFilters params={params} setParams={setParams} totals={counts?.total} isListed={data !== undefined} />
      <div className="rv-body">
        <div className="rv-card rv-scroll">
          {error && data === undefined && <FailurePage error={error} retry={() => void refetch()} />}
          {!error && data === undefined && <Waiting />}
          {isEmpty && !isFiltered(query) && (
            <EmptyState action={<NewQuestionnaire />}>{translate('questionnaires.empty')}</EmptyState>
          )}
          {isEmpty && isFiltered(query) && (
            <EmptyState
              action={<Button onClick={() => setParams({})}>{translate('questionnaires.clearFilters')}</Button>}
            >
              {translate('questionnaires.noneFound')}
            </EmptyState>
          )}
          {data !== undefined && data.items.length > 0 && <QuestionnaireTable rows={data.items} />}
        </div>
        {data !== undefined && <ListPages total={data.total} query={query} params={params} setParams={setParams} />}
      </div>
    </>
  )
}
