import type { PersonalReport, ReportComments } from '../../domain/scoring/report.ts'
import { levelName } from '../format.ts'
import { missingComments, reportNotes } from '../notes.ts'
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

/** The comments of every open question; none at all, or too few, is said. */
export function CommentsPanel({ report }: { report: PersonalReport }) {
  const say = useSentence()
  if (report.comments.length === 0) return null
  return (
    <Panel title={say('report.comments.title')} caption={say('report.comments.caption')}>
      {report.comments.map((comments) => (
        <Comments key={comments.questionId} report={report} comments={comments} />
      ))}
    </Panel>
  )
}

function Comments({ report, comments }: { report: PersonalReport; comments: ReportComments }) {
  const say = useSentence()
  const language = useLanguage()
  const nameOf = (levelKey: string | null): string => {
    const level = report.levels.find((each) => each.key === levelKey)
    return level === undefined ? say('report.comments.together') : levelName(level, language)
  }
  const groups = comments.groups.filter((group) => group.texts.length > 0)
  const missing = missingComments(comments.hidden, groups.length > 0)
  return (
    <div>
      <h3 className={classes.question}>{comments.title}</h3>
      {missing !== null && <p className={classes.quiet}>{say(missing, { floor: report.rule.commentFloor })}</p>}
      {groups.map((group) => (
        <div key={group.levelKey ?? ''}>
          <p className={classes.source}>{nameOf(group.levelKey)}</p>
          <ul className={classes.comments}>
            {group.texts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: comments have no identity, on purpose (anonymity.md R8)
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
