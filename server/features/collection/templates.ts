/** Mail templates: fixed placeholders only (design §5.10). */
import { onOneLine } from '../../../domain/directory/name.ts'
import { BusinessError, refuseStale } from '../../../domain/errors.ts'
import {
  EMAIL_TYPES,
  type EmailType,
  LINK,
  PLACEHOLDERS,
  type Placeholder,
  type TemplateFault,
  templateFault,
} from '../../../domain/evaluation/mailTemplate.ts'
import { fill, type Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { Handle } from '../../database/open.ts'
import { singleLine } from '../../mail/told.ts'
import * as store from './store/templates.ts'

export interface EmailTemplate {
  emailType: EmailType
  title: string
  content: string
}

/** Title and text, placeholders included. */
export type Words = Pick<EmailTemplate, 'title' | 'content'>

export interface EmailTemplateInput extends EmailTemplate {
  /** As it was read; whoever leaves it out overwrites what was changed since. */
  before?: Words
}

const wordsVersion = ({ title, content }: Words) => contentVersion([title, content])

/** Whether it says something else than the stored one of its type. */
export function isOtherTemplate(stored: readonly EmailTemplate[], template: EmailTemplate): boolean {
  const own = stored.find(({ emailType }) => emailType === template.emailType)
  return own === undefined || wordsVersion(own) !== wordsVersion(template)
}

/** Throws STALE_VERSION where the template of this type is no longer what it was `before`. */
export function refuseOtherTemplate(stored: EmailTemplate[], type: EmailType, before: Words | undefined): void {
  const own = stored.find(({ emailType }) => emailType === type)
  if (own !== undefined) refuseStale(wordsVersion(own), before && wordsVersion(before))
}

type Values = Record<Placeholder, string | number>

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
    return own === undefined ? builtIn(language, emailType) : { ...own, title: onOneLine(own.title), emailType }
  })
}

const FAULT_KEYS: Record<TemplateFault, string> = {
  titleEmpty: 'notice.template.titleEmpty',
  contentEmpty: 'notice.template.contentEmpty',
  unknown: 'notice.template.unknownPlaceholder',
  linkInTitle: 'notice.template.linkInTitle',
  linkMissing: 'notice.template.linkMissing',
}

/** Throws INVALID_INPUT for a template that says nothing, knows a wrong placeholder or misplaces the link. */
export function checkTemplate({ emailType, title, content }: EmailTemplate, language: Language): void {
  const found = templateFault(emailType, title, content)
  if (found === null) return
  const params = { name: found.names[0] ?? '', known: PLACEHOLDERS.join(', '), placeholder: LINK }
  const message = translateServer(language, FAULT_KEYS[found.fault], params)
  const fields = [{ field: found.field, message }]
  throw new BusinessError('INVALID_INPUT', { field: found.field, detail: message }, { fields })
}

/** A name that holds what stands for the link is a name: an invisible sign in it keeps it from being one. */
const asTyped = (value: string) => value.replaceAll(LINK, `{\u2060${LINK.slice(1)}`)

/** Subject and text of one mail; the link stays a placeholder until the mail is sent. */
export function render(template: Words, values: Omit<Values, 'link'>): { subject: string; content: string } {
  const lines = Object.entries(values).map(([name, value]) => [name, asTyped(singleLine(String(value)))])
  const safe: Record<string, string> = Object.fromEntries(lines)
  return {
    subject: singleLine(fill(template.title, safe)),
    content: fill(template.content, { ...safe, link: LINK }),
  }
}
