import { Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { formatExact, formatWeight } from '../../../../report/format.ts'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { useReportWords } from '../useReportWords.ts'

interface StepRow {
  key: string | number
  name: ReactNode
  /** Below the name: what the value is made of. */
  detail?: ReactNode
  value: number
  /** Percent. */
  share: number
}

interface StepTableProps {
  /** What is weighed. */
  caption: string
  rows: StepRow[]
  step: Pick<components['schemas']['QuestionArithmetic'], 'result' | 'slack' | 'figure'>
  show: (figure: number | null) => string
}

/** Values by their weights, and what they come to. */
export function StepTable({ caption, rows, step, show }: StepTableProps) {
  const translate = useTranslate()
  const say = useReportWords()
  return (
    <ScrollBox label={caption}>
      <Table size="small" aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{caption}</TableCell>
            <TableCell align="right">{say('report.score')}</TableCell>
            <TableCell align="right">{say('report.weight')}</TableCell>
            <TableCell align="right">{translate('reports.steps.product')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, detail, value, share }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word' }}>
                {name}
                {detail}
              </TableCell>
              <TableCell align="right">{formatExact(value)}</TableCell>
              <TableCell align="right">{formatWeight(share)}</TableCell>
              <TableCell align="right">{formatExact((value * share) / 100)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={4}>
              {translate('reports.steps.sum')} <Comes step={step} show={show} />
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </ScrollBox>
  )
}

/** What a step comes to, how far off it may be, and what is published of it. */
export function Comes({ step: { result, slack, figure }, show }: Pick<StepTableProps, 'step' | 'show'>) {
  const exact = formatExact(result)
  return (
    <>
      {slack > 0 && result !== null ? `${exact} ± ${formatExact(slack)}` : exact} → <strong>{show(figure)}</strong>
    </>
  )
}
