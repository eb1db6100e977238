import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isPast } from '../../../domain/evaluation/status.ts'
import { useMomentText } from '../../providers/useLanguage.ts'
import { Meter } from '../../ui/marks/marks.tsx'
import type { Summary } from './model.ts'

const percentOf = (done: number, total: number) => (total === 0 ? 0 : Math.floor((done / total) * 100))

const FIGURES = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 2, m: 0 }

/** The figures one looks for first. */
export function ProgressFigures({ summary, isOver }: { summary: Summary; isOver: boolean }) {
  const translate = useTranslate()
  const dateTime = useMomentText()
  const { submittedCount, relationCount, finishedRaterCount, raterCount, evaluateeCount, deadline } = summary
  const isLate = !isOver && isPast(deadline, new Date().toISOString())
  return (
    <Box component="dl" sx={FIGURES}>
      <Figure label={translate('collection.figure.forms')} value={`${percentOf(submittedCount, relationCount)}%`}>
        <Meter
          done={submittedCount}
          total={relationCount}
          label={translate('collection.figure.forms')}
          width="min(110px, 50%)"
        />
        {submittedCount} / {relationCount}
      </Figure>
      {/* Not told after the finish of an anonymous questionnaire (R5). */}
      {finishedRaterCount === null ? (
        <Figure label={translate('collection.figure.allRaters')} value={String(raterCount)} />
      ) : (
        <Figure label={translate('collection.figure.raters')} value={String(finishedRaterCount)}>
          {translate('collection.figure.ofRaters', { count: raterCount })}
        </Figure>
      )}
      <Figure label={translate('collection.figure.evaluatees')} value={String(evaluateeCount)} />
      <Figure
        label={translate('collection.figure.deadline')}
        value={deadline === null ? '—' : dateTime(deadline)}
        isText
      >
        {deadline === null && !isOver && translate('collection.figure.noDeadline')}
        {isLate && (
          <Typography component="span" variant="caption" color="error">
            {translate('collection.figure.late')}
          </Typography>
        )}
      </Figure>
    </Box>
  )
}

interface FigureProps {
  label: string
  value: string
  /** Words rather than a number: smaller. */
  isText?: boolean
  children?: ReactNode
}

function Figure({ label, value, isText = false, children }: FigureProps) {
  return (
    <Card component="div" sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
      <Typography component="dt" variant="caption">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          variant={isText ? 'h6' : 'h4'}
          component="b"
          sx={{ display: 'block', minHeight: 38, lineHeight: isText ? 1.4 : '38px', wordBreak: 'keep-all' }}
        >
          {value}
        </Typography>
        <Typography variant="caption" noWrap>
          {children}
        </Typography>
      </Box>
    </Card>
  )
}
