/** Mail templates: fixed placeholders only (design §5.10). */
import { BusinessError } from '../../../domain/errors.ts'
import { fill, type Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { Handle } from '../../database/open.ts'
import { singleLine } from '../../mail/mailer.ts'
import * as store from './store/templates.ts'

export const EMAIL_TYPES = ['invite', 'remind', 'finished', 'report'] as const

export type EmailType = (typeof EMAIL_TYPES)[number]

export interface EmailTemplate {
  emailType: EmailType
  title: string
  content: string
}

const PLACEHOLDERS = [
  'raterName',
  'enterpriseName',
  'questionnaireTitle',
  'evaluateeNames',
  'count',
  'deadline',
  'link',
] as const

type Values = Record<(typeof PLACEHOLDERS)[number], string | number>

/** What stays in a stored mail until it is sent. */
const LINK = '{link}'

/** Each placeholder standing for itself, so that a built-in text comes out as it is written. */
const THEMSELVES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`]))

function builtIn(language: Language, emailType: EmailType): EmailTemplate {
  return {
    emailType,
    title: translateServer(language, `mail.${emailType}.subject`, THEMSELVES),
    content: translateServer(language, `mail.${emailType}.text`, THEMSELVES),
  }
}

/** The questionnaire's templates, one of each type, built-in where nobody changed it. */
export async function templatesOf(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  language: Language,
): Promise<EmailTemplate[]> {
  const saved = await store.listTemplates(db, enterpriseId, questionnaireId)
  return EMAIL_TYPES.map((emailType) => {
    const own = saved.find((row) => row.emailType === emailType)
    return own === undefined ? builtIn(language, emailType) : { ...own, emailType }
  })
}

function refuse(field: 'title' | 'content', message: string): never {
  throw new BusinessError('INVALID_INPUT', { field, detail: message }, { fields: [{ field, message }] })
}

/** Throws INVALID_INPUT for a placeholder nobody knows, a form mail without its link, a link in the title. */
export function checkTemplate(template: EmailTemplate, language: Language): void {
  for (const field of ['title', 'content'] as const) {
    for (const [whole, name = ''] of template[field].matchAll(/\{([^{}\n]{0,50})\}/g)) {
      if (PLACEHOLDERS.some((known) => known === name)) continue
      const known = PLACEHOLDERS.join(', ')
      refuse(field, translateServer(language, 'notice.template.unknownPlaceholder', { name: whole, known }))
    }
  }
  if (template.title.includes(LINK)) refuse('title', translateServer(language, 'notice.template.linkInTitle'))
  const needsLink = template.emailType === 'invite' || template.emailType === 'remind'
  if (needsLink && !template.content.includes(LINK)) {
    refuse('content', translateServer(language, 'notice.template.linkMissing', { placeholder: LINK }))
  }
}

/** Subject and text of one mail; the link stays a placeholder until the mail is sent. */
export function render(template: EmailTemplate, values: Omit<Values, 'link'>): { subject: string; content: string } {
  const lines = Object.entries(values).map(([name, value]) => [name, singleLine(String(value))])
  const safe: Record<string, string> = Object.fromEntries(lines)
  return {
    subject: singleLine(fill(template.title, safe)),
    content: fill(template.content, { ...safe, link: LINK }),
  }
}
