import type { PersonalReport } from '../../../domain/scoring/report.ts'
import classes from '../../../report/views/report.module.css'
import { useWords } from './useWords.ts'

/** As high as a finger needs. */
const SUMMARY = { minHeight: 44, alignContent: 'center', cursor: 'pointer' } as const
const HELP = ['range', 'band', 'hidden', 'pooled', 'gap'] as const

/** Whether the words come up in a report: numbers of raters as ranges in a named one where its person reads it, too. */
function isMet(help: (typeof HELP)[number], { rule, levels }: PersonalReport): boolean {
  if (help === 'range') return rule.anonymous || levels.some(({ raterCount }) => !/^\d+$/.test(raterCount))
  return help !== 'pooled' || rule.anonymous
}

/** What the words and figures of a report mean, to whom it is about or to a superior; closed until it is asked for. */
export function HelpPanel({ report, isOwn }: { report: PersonalReport; isOwn: boolean }) {
  const words = useWords()
  const helps = HELP.filter((name) => isMet(name, report))
  return (
    <details className={classes.panel}>
      <summary className={classes.finding} style={SUMMARY}>
        {words('released.help.title')}
      </summary>
      <dl>
        {helps.map((name) => (
          <div key={name}>
            <dt className={classes.question}>{words(`released.help.${name}`)}</dt>
            <dd className={classes.quiet}>
              {words(`released.help.${name}.${name === 'gap' && !isOwn ? 'ofOther' : 'text'}`)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
