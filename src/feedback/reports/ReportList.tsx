import { namedApart } from '../../../domain/evaluation/names.ts'
import { formatDay } from '../../../report/format.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { reportsAddress, writeAddress } from '../address.ts'
import { Failure } from '../frame/Failure.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useText } from '../text.tsx'
import type { ReportCalls, ReportEntry } from './reportCalls.ts'
import { useWords } from './useWords.ts'

interface ReportListProps {
  secret: string | null
  calls: ReportCalls
}

/** What was released to the visitor, newest first. */
export function ReportList({ secret, calls }: ReportListProps) {
  const words = useWords()
  const { value, error, reload } = useLoaded(calls.list)
  if (error !== undefined) return <Failure error={error} retry={reload} />
  if (value === undefined) return <Loading />
  const { reports } = value
  return (
    <Frame foot={<TasksLink secret={secret} />}>
      <Heading>{words(reports.length === 0 ? 'released.none' : 'released.title')}</Heading>
      <p className="lead">{words(reports.length === 0 ? 'released.none.text' : 'released.intro')}</p>
      {reports.length > 0 && (
        <ul className="card">
          {reports.map((entry) => (
            <EntryRow
              key={`${entry.questionnaireId}/${entry.employeeId}`}
              entry={entry}
              href={`${reportsAddress(secret)}/${entry.questionnaireId}/${entry.employeeId}`}
            />
          ))}
        </ul>
      )}
    </Frame>
  )
}

/** A link's questionnaire has reports because it is over: there are no tasks any more. */
function TasksLink({ secret }: { secret: string | null }) {
  const words = useWords()
  return secret === null ? (
    <a className="button" href={writeAddress({ secret, relationId: null })}>
      {words('released.tasks')}
    </a>
  ) : null
}

function EntryRow({ entry, href }: { entry: ReportEntry; href: string }) {
  const words = useWords()
  const { language } = useText()
  const { title, name, nameMark, role, version, releasedAt, opened } = entry
  const about =
    role === 'evaluatee' ? words('released.own') : words('released.about', { name: namedApart(name, nameMark) })
  return (
    <li className="task">
      <div className="task-words">
        <strong>{title}</strong>
        <span className="small facts">
          <span>{about}</span>
          {role === 'superior' && <span>{words('released.asSuperior')}</span>}
        </span>
        <span className="small facts">
          <span>{words('released.version', { version, day: formatDay(releasedAt, language) })}</span>
          {!opened && <span className="chip">{words('released.new')}</span>}
        </span>
      </div>
      <a className="button" href={href} aria-label={words('released.openOf', { title, about })}>
        {words('released.open')}
      </a>
    </li>
  )
}
