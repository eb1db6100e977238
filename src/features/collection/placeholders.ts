/** The fixed placeholders of a mail template (design §5.10); the server refuses every other one. */
import type { EmailType } from './calls.ts'

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

const isKnown = (name: string): name is Placeholder => PLACEHOLDERS.some((each) => each === name)

/** A mail's text in pieces: plain, or a placeholder with what would stand there. */
export interface Piece {
  text: string
  isFilled: boolean
}

/** Fills a template with sample values; an unknown placeholder stays as it is written. */
export function previewPieces(template: string, sample: Readonly<Record<Placeholder, string>>): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => {
      const name = text.slice(1, -1)
      return text.startsWith('{') && isKnown(name) ? { text: sample[name], isFilled: true } : { text, isFilled: false }
    })
}

export type TemplateFault = 'titleEmpty' | 'contentEmpty' | 'unknown' | 'linkInTitle' | 'linkMissing'

/** Mails that lead to the form need its link; the others have none to offer. */
const NEEDS_LINK: readonly EmailType[] = ['invite', 'remind']

/** The first thing wrong with a template, and the unknown placeholders where that is it. */
export function templateFault(
  emailType: EmailType,
  title: string,
  content: string,
): { fault: TemplateFault; names: string[] } | null {
  if (title.trim() === '') return { fault: 'titleEmpty', names: [] }
  if (content.trim() === '') return { fault: 'contentEmpty', names: [] }
  const names = [...`${title} ${content}`.matchAll(/\{([^{}\n]{0,50})\}/g)].map((match) => match[1] ?? '')
  const unknown = [...new Set(names.filter((name) => !isKnown(name)))]
  if (unknown.length > 0) return { fault: 'unknown', names: unknown.map((name) => `{${name}}`) }
  if (title.includes('{link}')) return { fault: 'linkInTitle', names: [] }
  if (NEEDS_LINK.includes(emailType) && !content.includes('{link}')) return { fault: 'linkMissing', names: [] }
  return null
}
