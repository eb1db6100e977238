/** What a mail of a round says: its template's words with what is true at the moment (design §5.10). */
import { joinList, type Language, LOCALES } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { Handle } from '../../database/open.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { Recipient } from './recipients.ts'
import { findEnterpriseName } from './store/progress.ts'
import { render, type Words } from './templates.ts'

const MOST_NAMES = 20

function deadlineText(deadline: string | null, language: Language): string {
  if (deadline === null) return translateServer(language, 'notice.deadline.none')
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return format.format(new Date(deadline))
}

function namesText(names: string[], language: Language): string {
  const text = joinList(names.slice(0, MOST_NAMES), language)
  if (names.length <= MOST_NAMES) return text
  return translateServer(language, 'notice.names.more', { names: text, count: names.length })
}

/** Subject and text of one mail to somebody; the link stays a placeholder. */
export type Wording = (template: Words, recipient: Recipient) => ReturnType<typeof render>

/** Of all mails of a round: a format of dates and a setting for each would cost more than the mails. */
export async function wordingOf(db: Handle, { enterpriseId, title, ...row }: QuestionnaireRow): Promise<Wording> {
  const { language, deadline } = readSetting(row)
  const ofRound = {
    enterpriseName: await findEnterpriseName(db, enterpriseId),
    questionnaireTitle: title,
    deadline: deadlineText(deadline, language),
  }
  return (template, { name, evaluateeNames }) =>
    render(template, {
      ...ofRound,
      raterName: name,
      evaluateeNames: namesText(evaluateeNames, language),
      count: evaluateeNames.length,
    })
}
