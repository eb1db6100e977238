import type { PersonalReport, ToldReport } from '../../domain/scoring/report.ts'
import { groupName, shownComments } from '../choices.ts'
import { reportNotes } from '../notes.ts'
import { Panel } from './Panel.tsx'
import classes from './report.module.css'
import { useLanguage, useSentence } from './reportLanguage.ts'

/** How to read the report: the rules that shaped it, in plain words. */
export function NotesPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  const language = useLanguage()
  return (
    <Panel title={say('report.notes.title')}>
      <ul className={classes.notes}>
        {reportNotes(report, language).map(({ key, params }) => (
          <li key={`${key}${JSON.stringify(params)}`}>{say(key, params)}</li>
        ))}
      </ul>
    </Panel>
  )
}

/** The comments of every open question; none at all, or too few, is said. Reasons that stand under their options are not among them. */
export function CommentsPanel({ report }: { report: ToldReport }) {
  const say = useSentence()
  const language = useLanguage()
  const comments = shownComments(report)
  if (comments.length === 0) return null
  return (
    <Panel title={say('report.comments.title')} caption={say('report.comments.caption')}>
      {comments.map(({ questionId, title, groups, missing }) => (
        <div key={questionId}>
          <h3 className={classes.question}>{title}</h3>
          {missing !== null && <p className={classes.quiet}>{say(missing, { floor: report.rule.commentFloor })}</p>}
          {groups.map(({ levelKey, texts }) => (
            <TextGroup key={levelKey ?? ''} name={groupName(report, levelKey, language)} texts={texts} />
          ))}
        </div>
      ))}
    </Panel>
  )
}

/** What some raters wrote, below their name. */
export function TextGroup({ name, texts }: { name: string; texts: readonly string[] }) {
  return (
    <div>
      <p className={classes.source}>{name}</p>
      <ul className={classes.comments}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments have no identity, on purpose (anonymity.md R8)
          <li key={index}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
