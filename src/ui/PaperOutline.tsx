/** A paper to read through: pages, questions with their types, options with their scores. */
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Paper, Question } from '../../domain/paper/model.ts'
import { totalScore } from '../../domain/paper/score.ts'

const OUTLINE = {
  '& h3': { mt: 2, mb: 0.5 },
  '& ol': { m: 0, pl: 3 },
  '& ol > li': { py: 1, borderTop: '1px solid var(--line)' },
  '& li::marker': { color: 'text.secondary' },
  '& .rv-chip': { ml: 1 },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none', typography: 'caption' },
  '& em': { fontStyle: 'normal', fontWeight: 'var(--medium)' },
}

export function PaperOutline({ paper }: { paper: Paper }) {
  const translate = useTranslate()
  const count = paper.pages.reduce((sum, page) => sum + page.questions.length, 0)
  return (
    <Box sx={OUTLINE}>
      {paper.summary && <Typography sx={{ whiteSpace: 'pre-line', mb: 1 }}>{paper.summary}</Typography>}
      <Typography variant="caption">
        {translate('outline.contents', { pages: paper.pages.length, count, score: totalScore(paper) })}
      </Typography>
      {paper.pages.map((page, index) => (
        <section key={page.id}>
          <Typography variant="h3">{translate('editor.page', { index: index + 1 })}</Typography>
          <ol>
            {page.questions.map((question) => (
              <li key={question.id}>
                <OutlineQuestion question={question} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Box>
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
