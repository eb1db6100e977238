import { useTranslate } from 'react-admin'
import { Dot } from '../../ui/marks/marks.tsx'
import { useEditing } from './editing.ts'
import { pageCardId, questionCardId } from './focusField.ts'

function reveal(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: 'start' })
}

/** The whole paper at a glance; each entry leads to its place. */
export function PageNav() {
  const translate = useTranslate()
  const { state, act, issues } = useEditing()
  const faulty = new Set(issues.map(({ questionId }) => questionId))
  return (
    <nav className="rv-page-nav" aria-label={translate('editor.pages')}>
      {state.paper.pages.map((page, index) => (
        <div key={page.id}>
          <button
            type="button"
            aria-current={state.focus.pageId === page.id ? 'true' : undefined}
            onClick={() => {
              act({ kind: 'focusPage', pageId: page.id })
              reveal(pageCardId(page.id))
            }}
          >
            {page.type === 'HOME' ? translate('editor.homePage') : translate('editor.page', { index: index + 1 })}
            <span className="rv-muted">{page.questions.length}</span>
          </button>
          <ol>
            {page.questions.map((question) => (
              <li key={question.id}>
                <button
                  type="button"
                  aria-current={state.focus.questionId === question.id ? 'true' : undefined}
                  onClick={() => {
                    act({ kind: 'focusQuestion', questionId: question.id })
                    reveal(questionCardId(question.id))
                  }}
                >
                  <span>{question.data.title.trim() || translate(`questionType.${question.type}`)}</span>
                  {faulty.has(question.id) && <Dot tone="warn" label={translate('editor.toMend')} />}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}
