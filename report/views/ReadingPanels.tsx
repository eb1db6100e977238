/** What a report says in a few words. */
import type { ShownReport } from '../../domain/scoring/report.ts'
import { keyFindings } from '../findings.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'

const KEY = { marginTop: 'var(--space-2)', fontSize: 'var(--text-large)' } as const

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
