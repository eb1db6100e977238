/** What helps its readers with a released report. */
import type { PersonalReport, ShownReport } from '../../domain/scoring/report.ts'
import { keyFindings } from '../findings.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'

const KEY = { marginTop: 'var(--space-2)', fontSize: 'var(--text-large)' } as const
/** As high as a finger needs. */
const SUMMARY = { minHeight: 44, alignContent: 'center', cursor: 'pointer' } as const

/** What others rate highest and lowest, and the widest gap to the own view, before any chart. */
export function KeyPanel({ report }: { report: ShownReport }) {
  const say = useSentence()
  const language = useLanguage()
  const findings = keyFindings(report, language)
  if (findings.length === 0) return null
  return (
    <Panel title={say('report.key.title')}>
      <ol className={classes.comments} style={KEY}>
        {findings.map(({ key, params }) => (
          <li key={key}>{say(key, params)}</li>
        ))}
      </ol>
    </Panel>
  )
}

const HELP = ['range', 'band', 'hidden', 'pooled', 'gap'] as const

/** Whether the words come up in a report: numbers of raters as ranges in a named one where its person reads it, too. */
function isMet(help: (typeof HELP)[number], { rule, levels }: PersonalReport): boolean {
  if (help === 'range') return rule.anonymous || levels.some(({ raterCount }) => !/^\d+$/.test(raterCount))
  return help !== 'pooled' || rule.anonymous
}

/** What the words and figures of a report mean, to whom it is about or to a superior; closed until it is asked for. */
export function HelpPanel({ report, isOwn }: { report: PersonalReport; isOwn: boolean }) {
  const say = useSentence()
  const helps = HELP.filter((name) => isMet(name, report))
  return (
    <details className={classes.panel}>
      <summary className={classes.finding} style={SUMMARY}>
        {say('report.help.title')}
      </summary>
      <dl>
        {helps.map((name) => (
          <div key={name}>
            <dt className={classes.question}>{say(`report.help.${name}`)}</dt>
            <dd className={classes.quiet}>
              {say(`report.help.${name}.${name === 'gap' && !isOwn ? 'ofOther' : 'text'}`)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
