import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { questionsOf } from '../../../domain/paper/model.ts'
import { totalScore } from '../../../domain/paper/score.ts'
import { Dot } from '../../ui/marks/marks.tsx'
import { useEditing } from './editing.ts'
import { leadTo } from './focusField.ts'

const MOST_LISTED = 200

/** Stays in sight: total score, how many questions, and what is left to mend; each issue leads to its field (spec §5). */
export function IssueBar({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  const translate = useTranslate()
  const { state, act, issues } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const { paper } = state
  const count = questionsOf(paper).length

  return (
    <section className="rv-issues" aria-label={translate('editor.issues')}>
      <div className="rv-issues-line">
        <b>{translate('editor.totalScore', { score: totalScore(paper) })}</b>
        <span>{translate('editor.contents', { pages: paper.pages.length, count })}</span>
        {issues.length === 0 && count > 0 && <span className="rv-issues-none">{translate('editor.issues.none')}</span>}
        {issues.length > 0 && (
          <button
            type="button"
            className="rv-chip"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
              onAsk()
            }}
          >
            <Dot tone="warn" />
            {translate('editor.issues.count', { count: issues.length })}
          </button>
        )}
        <span className="rv-issues-actions">{children}</span>
      </div>
      {isOpen && issues.length > 0 && (
        <ul>
          {issues.slice(0, MOST_LISTED).map((issue) => (
            <li key={`${issue.questionId} ${issue.key} ${issue.field} ${issue.optionNumber}`}>
              <button type="button" className="rv-issue" onClick={() => leadTo(issue, act)}>
                {translate(issue.key, issue.params)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
