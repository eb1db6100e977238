import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import type { CallResult } from '../../../providers/calls/calls.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { PageTurner } from '../../../ui/page/PageTurner.tsx'
import { useKeptFocus } from '../../../ui/useKeptFocus.ts'
import { ALL_ROWS, type Evaluatee, type Level } from '../model.ts'
import { MatrixBar } from './MatrixBar.tsx'
import { MatrixTable } from './MatrixTable.tsx'
import { MatrixWarning } from './MatrixWarning.tsx'
import { filterRows, type MatrixFilter, matrixCounts } from './matrix.ts'

interface RelationMatrixProps {
  rows: Evaluatee[]
  levels: Level[]
  setting: components['schemas']['QuestionnaireSetting']
  canEdit: boolean
}

/** Drawn at once; more rows stand on further pages, so that 100,000 stay quick. */
const ROWS_A_PAGE = 50

const idsOf = ({ items }: CallResult<'listEvaluatees'>) => new Set(items.map(({ id }) => id))

export function RelationMatrix({ rows, levels, setting, canEdit }: RelationMatrixProps) {
  const translate = useTranslate()
  const id = useQuestionnaireId()
  // Beside a rater who is removed stand the others of the cell.
  const around = useKeptFocus<HTMLDivElement>('.rv-matrix-cell')
  const [filter, setFilter] = useState<MatrixFilter>('all')
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const kw = useDeferredValue(words.trim())
  // Found by the server: names by their pinyin, too, and numbers.
  const found = useQuestion(
    'listEvaluatees',
    { path: { id }, query: { kw, pageSize: ALL_ROWS, containValuer: false } },
    { enabled: kw !== '', placeholderData: keepPreviousData, select: idsOf },
  )
  const openLevels = useMemo(() => levels.filter(({ open }) => open), [levels])
  const counts = useMemo(() => matrixCounts(rows, openLevels, setting), [rows, openLevels, setting])
  const shown = filterRows(rows, openLevels, setting, filter, words.trim() === '' ? undefined : found.data)
  const pages = Math.max(1, Math.ceil(shown.length / ROWS_A_PAGE))
  const current = Math.min(page, pages)

  function choose(chosen: MatrixFilter) {
    setFilter(chosen)
    setPage(1)
  }

  return (
    <>
      {rows.length > 0 && (
        <>
          <MatrixWarning counts={counts} floor={setting.scoreFloor} isPooling={setting.pooling} onFilter={choose} />
          <MatrixBar
            counts={counts}
            floor={setting.scoreFloor}
            filter={filter}
            onFilter={choose}
            words={words}
            onWords={(text) => {
              setWords(text)
              setPage(1)
            }}
          />
        </>
      )}
      <div className="rv-body" ref={around} tabIndex={-1}>
        {rows.length === 0 ? (
          <div className="rv-card">
            <EmptyState>{translate('relations.empty')}</EmptyState>
          </div>
        ) : (
          <section
            className="rv-card rv-scroll"
            aria-label={translate('title.questionnaire.edit.relation')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <MatrixTable
              rows={shown.slice((current - 1) * ROWS_A_PAGE, current * ROWS_A_PAGE)}
              levels={openLevels}
              rule={setting}
              canEdit={canEdit}
            />
            {shown.length === 0 && <EmptyState>{translate('state.noMatch')}</EmptyState>}
          </section>
        )}
        <PageTurner page={current} perPage={ROWS_A_PAGE} count={shown.length} onPage={setPage} />
      </div>
    </>
  )
}
