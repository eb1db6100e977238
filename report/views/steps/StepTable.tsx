import type { ReactNode } from 'react'
import type { Step } from '../../../domain/scoring/arithmetic.ts'
import { formatExact, formatFactor } from '../../format.ts'
import { comesTo } from '../../steps.ts'
import { NumberHead } from '../NumberHead.tsx'
import classes from '../report.module.css'
import { useSentence } from '../reportLanguage.ts'
import { Across, ScrollBox } from '../ScrollBox.tsx'

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
  step: Step
  show: (figure: number | null) => string
  /** Told where there are no rows. */
  none?: string
}

/** Values by their weights, and what they come to. */
export function StepTable({ caption, rows, step, show, none = 'report.steps.none' }: StepTableProps) {
  const say = useSentence()
  if (rows.length === 0) return <p className={classes.quiet}>{say(none)}</p>
  return (
    <ScrollBox label={caption}>
      <table className={classes.table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            {['report.score', 'report.weight', 'report.steps.product'].map((head) => (
              <NumberHead key={head} label={say(head)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, detail, value, share }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {detail}
              </th>
              <td className={classes.number}>{formatExact(value)}</td>
              <td className={classes.number}>{formatFactor(share, value)}</td>
              <td className={classes.number}>{formatExact((value * share) / 100)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              <Across>
                {say('report.steps.sum')} <Comes step={step} show={show} />
              </Across>
            </th>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  )
}

/** What a step comes to, how far off it may be, and what is published of it. */
export function Comes({ step, show }: Pick<StepTableProps, 'step' | 'show'>) {
  return (
    <>
      {comesTo(step)} → <strong>{show(step.figure)}</strong>
    </>
  )
}
