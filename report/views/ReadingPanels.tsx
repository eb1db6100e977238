/** What helps whom the report is about to read it. */
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { keyFindings, NOTABLE_GAP } from '../findings.ts'
import { Panel } from './Panel.tsx'
import classes from './reading.module.css'
import panel from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'

/** What others rate highest and lowest, and the widest gap to the own view, before any chart. */
export function KeyPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  return (
    <Panel title={say('report.key.title')}>
      <ol className={classes.key}>
        {keyFindings(report, language).map(({ key, params }) => (
          <li key={key}>{say(key, params)}</li>
        ))}
      </ol>
    </Panel>
  )
}

const HELP = ['range', 'band', 'hidden', 'pooled', 'gap'] as const

/** What the words and figures of a report mean; closed until it is asked for. */
export function HelpPanel() {
  const say = useSentence()
  return (
    <details className={`${panel.panel} ${classes.help}`}>
      <summary>{say('report.help.title')}</summary>
      <dl>
        {HELP.map((name) => (
          <div key={name}>
            <dt>{say(`report.help.${name}`)}</dt>
            <dd>{say(`report.help.${name}.text`, { size: NOTABLE_GAP })}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
