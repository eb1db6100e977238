/** Before the first question: what it is about, and who will see what (R6, R14, R16). */
import { toldLevel } from '../../../domain/evaluation/promise.ts'
import { type Paper, questionsOf } from '../../../domain/paper/model.ts'
import type { FeedbackForm } from '../calls.ts'
import type { SaveStatus } from '../draft/draftQueue.ts'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { LevelMark } from '../frame/LevelMark.tsx'
import { Logo } from '../frame/Logo.tsx'
import { aboutWhom } from '../tasks/TaskRow.tsx'
import { formatDeadline, useText } from '../text.tsx'
import { promiseText } from './promiseText.ts'
import { TaskTop } from './TaskTop.tsx'

interface PromisePageProps {
  form: FeedbackForm
  paper: Paper
  status: SaveStatus
  back: string
  isStarted: boolean
  onStart: () => void
}

export function PromisePage({ form, paper, status, back, isStarted, onStart }: PromisePageProps) {
  const { t, language } = useText()
  const { task, deadline, welcomeText, style } = form
  const more = promiseText(t, form, 'more')
  const start = (
    <button type="button" className="button main" onClick={onStart}>
      {t(isStarted ? 'feedback.privacy.continue' : 'feedback.privacy.understood')}
    </button>
  )
  return (
    <Frame top={<TaskTop form={form} back={back} status={status} />} foot={start}>
      <Logo address={style.logo} name="" />
      <p className="eyebrow">{paper.title}</p>
      <Heading>{aboutWhom(t, task)}</Heading>
      <p className="small facts">
        <LevelMark levelType={task.levelType} />
        {task.levelType !== 'self' && <span>{t('feedback.you', { level: toldLevel(t, task) })}</span>}
        <span>{t('feedback.tasks.fresh', { count: questionsOf(paper).length })}</span>
        {deadline && <span>{t('feedback.deadline', { deadline: formatDeadline(language, deadline) })}</span>}
      </p>
      {style.coverText && <p className="lead">{style.coverText}</p>}
      {welcomeText && <p className="prose">{welcomeText}</p>}
      {paper.summary && <p className="prose">{paper.summary}</p>}
      <section className="card promise" aria-labelledby="promise">
        <h2 id="promise">{t('feedback.privacy.title')}</h2>
        <Sentences of={promiseText(t, form)} />
        {more.length > 0 && (
          <details>
            <summary className="plain">{t('feedback.privacy.more')}</summary>
            <Sentences of={more} />
          </details>
        )}
      </section>
    </Frame>
  )
}

function Sentences({ of }: { of: string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
