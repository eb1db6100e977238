/** Thanks, and the next person in one tap. */

import { useLoaded } from '../../api/useLoaded.ts'
import { type Address, reportsAddress, writeAddress } from '../address.ts'
import type { FeedbackForm } from '../calls.ts'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { isPausedOpen, nextTask } from '../tasks/openTasks.ts'
import { evaluateeName } from '../tasks/TaskRow.tsx'
import { useText } from '../text.tsx'
import type { Visit } from '../visit.ts'

interface ThanksPageProps {
  form: FeedbackForm
  visit: Visit
  address: Address
}

export function ThanksPage({ form: { task, thanksText }, visit, address }: ThanksPageProps) {
  const { t } = useText()
  const { value: tasks, error } = useLoaded(visit.home)
  const next = tasks && nextTask(tasks, task.relationId)
  const isLast = tasks !== undefined && next === undefined
  const isAll = isLast && !tasks.questionnaires.some(isPausedOpen)
  const isUnread = isLast && tasks.unreadCount > 0
  return (
    <Frame>
      <div className="notice">
        <span className="seal seal-thanks" aria-hidden="true" />
        <Heading>{t(isAll ? 'feedback.thanks.all' : 'feedback.thanks.title')}</Heading>
        <p>
          {task.levelType === 'self'
            ? t('feedback.thanks.self')
            : t('feedback.thanks.text', { name: evaluateeName(task) })}
        </p>
        {thanksText && <p>{thanksText}</p>}
        {isAll && <p>{t(isUnread ? 'feedback.thanks.allUnread' : 'feedback.thanks.allText')}</p>}
        {isLast && !isAll && <p>{t('feedback.thanks.paused')}</p>}
        {isUnread && (
          <a className="button main" href={reportsAddress(address.secret)}>
            {t('feedback.reports')}
          </a>
        )}
        {next && (
          <a className="button main" href={writeAddress({ secret: address.secret, relationId: next.relationId })}>
            {next.levelType === 'self'
              ? t('feedback.thanks.nextSelf')
              : t('feedback.thanks.next', { name: evaluateeName(next) })}
          </a>
        )}
        {(tasks !== undefined || error !== undefined) && (
          <a className="button" href={writeAddress({ secret: address.secret, relationId: null })}>
            {t('feedback.back')}
          </a>
        )}
      </div>
    </Frame>
  )
}
