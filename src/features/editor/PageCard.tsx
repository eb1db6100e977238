import { Button } from '@mui/material'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { Page } from '../../../domain/paper/model.ts'
import { useEditing } from './editing.ts'
import { pageCardId } from './focusField.ts'
import { usePageEnd } from './moving/dragging.ts'
import { AddQuestion } from './question/AddQuestion.tsx'
import { QuestionCard } from './question/QuestionCard.tsx'

/** One page: its questions in order, and what can be added to it. */
export function PageCard({ page, number }: { page: Page; number: number }) {
  const translate = useTranslate()
  const { state, act } = useEditing()
  const end = useRef<HTMLDivElement>(null)
  const isOver = usePageEnd(end, page.id)
  const name = translate('editor.page', { index: number })
  return (
    <section
      id={pageCardId(page.id)}
      className="rv-card rv-page"
      data-focused={state.focus.pageId === page.id}
      aria-label={name}
      onFocus={({ target }) => {
        // With a pointer the click decides: closing the card above would move its button away from under it.
        if (state.focus.pageId !== page.id && target.matches(':focus-visible')) {
          act({ kind: 'focusPage', pageId: page.id })
        }
      }}
    >
      <header>
        <h2>{page.type === 'HOME' ? `${name} · ${translate('editor.homePage')}` : name}</h2>
        {page.type === 'CONTENT' && (
          <Button
            size="small"
            variant="text"
            aria-label={`${translate('editor.removePage')}: ${name}`}
            onClick={() => act({ kind: 'removePage', pageId: page.id })}
          >
            {translate('editor.removePage')}
          </Button>
        )}
      </header>
      {page.questions.length === 0 && <p className="rv-page-empty">{translate('editor.emptyPage')}</p>}
      <ol className="rv-questions">
        {page.questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            pageNumber={number}
            isFocused={state.focus.questionId === question.id}
          />
        ))}
      </ol>
      <div ref={end} className="rv-page-end" data-over={isOver}>
        <AddQuestion page={page} />
      </div>
    </section>
  )
}
