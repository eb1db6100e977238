/** What somebody is asked to answer: a card for each questionnaire, a row for each person. */
import { type ReactNode, useState } from 'react'
import { UnauthenticatedError } from '../../api/errors.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { type Address, reportsAddress, writeAddress } from '../address.ts'
import type { FeedbackQuestionnaire } from '../calls.ts'
import { Failure } from '../frame/Failure.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Loading } from '../frame/Loading.tsx'
import { Logo } from '../frame/Logo.tsx'
import { NoticePage } from '../frame/NoticePage.tsx'
import { useLookAgain } from '../frame/useLookAgain.ts'
import { formatDeadline, useText } from '../text.tsx'
import type { Home, Visit } from '../visit.ts'
import { OtherEnterprises } from './OtherEnterprises.tsx'
import { countOpen, hasOpen, isPausedOpen, shownQuestionnaires } from './openTasks.ts'
import { ReportsCard } from './ReportsCard.tsx'
import { TaskRow } from './TaskRow.tsx'

export function TasksScreen({ address, home }: { address: Address; home: Visit['home'] }) {
  const { t } = useText()
  const { value, error, reload, look } = useLoaded(home)
  useLookAgain(value?.questionnaires.some(({ paused }) => paused) ?? false, look)
  const [signedOut, setSignedOut] = useState<unknown>()
  const failure = error ?? signedOut
  if (failure !== undefined) return <Failure error={failure} retry={reload} />
  if (value === undefined) return <Loading />
  const shown = shownQuestionnaires(value)
  const onFailure = (reason: unknown) => {
    if (reason instanceof UnauthenticatedError) setSignedOut(reason)
  }
  const { reportCount, unreadCount } = value
  const reports = reportCount > 0 && (
    <ReportsCard count={reportCount} unreadCount={unreadCount} href={reportsAddress(address.secret)} />
  )
  const isUnread = unreadCount > 0
  const above = isUnread && reports
  const below = (
    <>
      {!isUnread && reports}
      {address.secret === null && <OtherEnterprises onFailure={onFailure} />}
    </>
  )
  if (shown.length === 0) return <NoticePage notice="empty" above={above} below={below} />
  if (shown.every(({ closed }) => closed)) {
    const isPaused = shown.some(({ paused }) => paused)
    const hasLeft = shown.some(isPausedOpen)
    return (
      <NoticePage
        notice={isPaused ? 'paused' : 'closed'}
        {...(isPaused && !hasLeft && { textKey: 'feedback.notice.paused.done' })}
        {...{ above, below }}
      >
        {shown.map((questionnaire) => (
          <p key={questionnaire.questionnaireId} className="small">
            {questionnaire.title}
            {isPaused && !questionnaire.paused && ` · ${t('feedback.tasks.closed')}`}
            {hasLeft && questionnaire.paused && !hasOpen(questionnaire) && ` · ${t('feedback.tasks.finished')}`}
          </p>
        ))}
        {hasLeft && (
          <button type="button" className="button main" onClick={reload}>
            {t('feedback.retry')}
          </button>
        )}
      </NoticePage>
    )
  }
  return (
    <TaskList tasks={{ ...value, questionnaires: shown }} address={address} above={above}>
      {below}
    </TaskList>
  )
}

interface TaskListProps {
  tasks: Home
  address: Address
  above: ReactNode
  children: ReactNode
}

function TaskList({ tasks, address, above, children }: TaskListProps) {
  const { t } = useText()
  const left = countOpen(tasks)
  const isAll = left === 0 && !tasks.questionnaires.some(isPausedOpen)
  return (
    <Frame>
      <Logo address={tasks.enterpriseLogo} name={tasks.enterpriseName} />
      {above}
      <p className="eyebrow">{t('feedback.hello', { name: tasks.raterName })}</p>
      <Heading>
        {isAll && t('feedback.thanks.all')}
        {!isAll && left === 0 && t('feedback.thanks.title')}
        {left > 0 && t('feedback.tasks.asks', { enterprise: tasks.enterpriseName })}
      </Heading>
      <p className="lead">
        {isAll && t(tasks.unreadCount > 0 ? 'feedback.thanks.allUnread' : 'feedback.thanks.allText')}
        {!isAll && left === 0 && t('feedback.thanks.paused')}
        {left > 0 && `${t('feedback.tasks.left', { count: left })} · ${t('feedback.tasks.intro')}`}
      </p>
      {tasks.questionnaires.map((questionnaire) => (
        <QuestionnaireCard key={questionnaire.questionnaireId} questionnaire={questionnaire} address={address} />
      ))}
      {children}
    </Frame>
  )
}

function QuestionnaireCard({ questionnaire, address }: { questionnaire: FeedbackQuestionnaire; address: Address }) {
  const { t, language } = useText()
  const { questionnaireId, title, type, deadline, closed, paused, tasks } = questionnaire
  const isDone = !hasOpen(questionnaire)
  const pausedKey = isDone ? 'feedback.tasks.pausedDone' : 'feedback.tasks.paused'
  return (
    <section className="card" aria-labelledby={`t${questionnaireId}`}>
      <div className="card-head">
        <h2 id={`t${questionnaireId}`}>{title}</h2>
        <p className="small">
          <span className="chip">{t(type === 2 ? 'feedback.anonymous' : 'feedback.named')}</span>
          {closed && t(paused ? pausedKey : 'feedback.tasks.closed')}
          {!closed && !isDone && deadline && t('feedback.deadline', { deadline: formatDeadline(language, deadline) })}
          {isDone && !closed && t('feedback.tasks.finished')}
        </p>
      </div>
      {tasks.length > 0 && (
        <ul>
          {tasks.map((task) => (
            <TaskRow
              key={task.relationId}
              task={task}
              closed={closed}
              href={writeAddress({ secret: address.secret, relationId: task.relationId })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
