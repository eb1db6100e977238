import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isPublished } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useQuestion } from '../../providers/useQuestion.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailurePage } from '../../ui/FailurePage.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { DetailsActions } from './DetailsActions.tsx'
import { DetailsFilters } from './DetailsFilters.tsx'
import { DetailsPages } from './DetailsPages.tsx'
import { DetailsTable } from './DetailsTable.tsx'
import { feedbackQuery, NO_FILTER } from './feedbackQuery.ts'

const PAGE_SIZE = 50

export function DetailsList({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const [filter, setFilter] = useState(NO_FILTER)
  const [page, setPage] = useState(1)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const query = feedbackQuery(useDeferredValue(filter), page, PAGE_SIZE)
  const feedback = useQuestion(
    'listFeedback',
    { path: { id: questionnaire.id }, query },
    { placeholderData: keepPreviousData },
  )
  const isCollecting = questionnaire.processStatus === 30
  if (!isPublished(questionnaire.processStatus)) {
    return (
      <div className="rv-body">
        <div className="rv-card">
          <EmptyState
            action={
              <Link to={`/questionnaire/publish/template/${questionnaire.id}`}>{translate('collection.toStart')}</Link>
            }
          >
            {translate('collection.empty')}
          </EmptyState>
        </div>
      </div>
    )
  }
  return (
    <>
      <DetailsActions
        questionnaire={questionnaire}
        selected={selected}
        canRemind={isCollecting}
        onDone={() => setSelected(new Set())}
      />
      <DetailsFilters
        filter={filter}
        onFilter={(next) => {
          setFilter(next)
          setPage(1)
        }}
      />
      <div className="rv-body">
        <div className="rv-card rv-scroll" aria-busy={feedback.isFetching}>
          {feedback.error && <FailurePage error={feedback.error} retry={() => void feedback.refetch()} />}
          {feedback.isPending && <Waiting />}
          {feedback.data && (
            <DetailsTable
              rows={feedback.data.items}
              questionnaire={questionnaire}
              canSelect={isCollecting}
              selected={selected}
              onSelect={setSelected}
            />
          )}
          {feedback.data?.total === 0 && <EmptyState>{translate('state.noMatch')}</EmptyState>}
        </div>
        {feedback.data && (
          <DetailsPages page={page} pageSize={PAGE_SIZE} total={feedback.data.total} onPage={setPage} />
        )}
      </div>
    </>
  )
}
