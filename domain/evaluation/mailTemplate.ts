/** Mail templates of a questionnaire: their kinds, fixed placeholders and what makes one unusable (spec §3 Email template, design §5.10). */
import { isBlank } from '../paper/blank.ts'

export const EMAIL_TYPES = ['invite', 'remind', 'finished', 'report'] as const

export type EmailType = (typeof EMAIL_TYPES)[number]

export const PLACEHOLDERS = [
  'raterName',
  'enterpriseName',
  'questionnaireTitle',
  'evaluateeNames',
  'count',
  'deadline',
  'link',
] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Whether a name between braces is one that is filled in. */
export function isPlaceholder(name: string): name is Placeholder {
  return PLACEHOLDERS.some((each) => each === name)
}

/** What stands for the answering link until the mail is sent. */
export const LINK = '{link}'

export type TemplateFault = 'titleEmpty' | 'contentEmpty' | 'unknown' | 'linkInTitle' | 'linkMissing'

interface Fault {
  fault: TemplateFault
  field: 'title' | 'content'
  /** The unknown placeholders, braces included; empty for other faults. */
  names: string[]
}

/** Mails that ask for answers: they need the form's link; the others have none to offer. */
export const ASKING_TYPES: readonly EmailType[] = ['invite', 'remind']

export const isAsking = (emailType: string): boolean => ASKING_TYPES.some((each) => each === emailType)

function unknownIn(text: string): string[] {
  const names = [...text.matchAll(/\{([^{}\n]{0,50})\}/g)].map((match) => match[1] ?? '')
  return [...new Set(names.filter((name) => !isPlaceholder(name)))].map((name) => `{${name}}`)
}

/** The first thing wrong with a template; null when it may be stored. */
export function templateFault(emailType: EmailType, title: string, content: string): Fault | null {
  if (isBlank(title)) return { fault: 'titleEmpty', field: 'title', names: [] }
  if (isBlank(content)) return { fault: 'contentEmpty', field: 'content', names: [] }
  for (const [field, text] of [
    ['title', title],
    ['content', content],
  ] as const) {
    const names = unknownIn(text)
    if (names.length > 0) return { fault: 'unknown', field, names }
  }
  if (title.includes(LINK)) return { fault: 'linkInTitle', field: 'title', names: [] }
  if (isAsking(emailType) && !content.includes(LINK)) {
    return { fault: 'linkMissing', field: 'content', names: [] }
  }
  return null
}
