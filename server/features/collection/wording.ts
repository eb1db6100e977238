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

/** What a mail is written by, in the language of when it was queued. */
interface Template extends Words {
  language: Language
}

/** As it lies in the outbox. */
export const storedTemplate = ({ language, title, content }: Template): string =>
  JSON.stringify({ language, title, content } satisfies Template)

/** Null where the mail is written already. */
export const templateOf = ({ templateJson }: { templateJson: string | null }): Template | null =>
  templateJson === null ? null : (JSON.parse(templateJson) as Template)

/** Subject and text of one mail to somebody; the link stays a placeholder. */
export type Wording = (
  template: Template,
  about: Pick<Recipient, 'name' | 'evaluateeNames'>,
) => ReturnType<typeof render>

/** Of all mails of a round: a format of dates and a setting for each would cost more than the mails. */
export async function wordingOf(db: Handle, { enterpriseId, title, ...row }: QuestionnaireRow): Promise<Wording> {
  const { deadline } = readSetting(row)
  const enterpriseName = await findEnterpriseName(db, enterpriseId)
  const deadlines = new Map<Language, string>()
  const deadlineIn = (language: Language) => {
    const text = deadlines.get(language) ?? deadlineText(deadline, language)
    deadlines.set(language, text)
    return text
  }
  return ({ language, ...template }, { name, evaluateeNames }) =>
    render(template, {
      ...{ enterpriseName, questionnaireTitle: title, deadline: deadlineIn(language), raterName: name },
      ...{ evaluateeNames: namesText(evaluateeNames, language), count: evaluateeNames.length },
    })
}
