/** A paper to read through: pages, questions with their types, options with their scores. */
import { useTranslate } from 'react-admin'
import type { Paper, Question } from '../../domain/paper/model.ts'
import { totalScore } from '../../domain/paper/score.ts'
import './outline.css'

export function PaperOutline({ paper }: { paper: Paper }) {
  const translate = useTranslate()
  const count = paper.pages.reduce((sum, page) => sum + page.questions.length, 0)
  return (
    <div className="rv-outline">
      {paper.summary && <p className="rv-outline-summary">{paper.summary}</p>}
      <p className="rv-sub">
        {translate('outline.contents', { pages: paper.pages.length, count, score: totalScore(paper) })}
      </p>
      {paper.pages.map((page, index) => (
        <section key={page.id}>
          <h3>{translate('editor.page', { index: index + 1 })}</h3>
          <ol>
            {page.questions.map((question) => (
              <li key={question.id}>
                <OutlineQuestion question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function OutlineQuestion({ question: { type, data, config } }: { question: Question }) {
  const translate = useTranslate()
  const { minimumScore, maximumScore } = config
  return (
    <>
      <b>{data.title}</b>
      <span className="rv-chip">{translate(`questionType.${type}`)}</span>
      {config.required === false && <span className="rv-sub"> {translate('outline.optional')}</span>}
      {data.summary && <p className="rv-sub">{data.summary}</p>}
      {data.options && (
        <ul>
          {data.options.map((option) => (
            <li key={option.id}>
              {option.title}
              {option.score !== undefined && <em> {option.score}</em>}
            </li>
          ))}
        </ul>
      )}
      {maximumScore !== undefined && (
        <p className="rv-sub">
          {translate('outline.range', { minimum: minimumScore ?? 0, maximum: maximumScore })}
          {[config.leftDescription, config.middleDescription, config.rightDescription]
            .filter(Boolean)
            .map((text) => ` · ${text}`)}
        </p>
      )}
    </>
  )
}
