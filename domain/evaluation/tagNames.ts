import { isBlank } from '../paper/blank.ts'

/** A tag's name as it is stored: without blanks around it and the # people write before it, which the list draws itself. */
export function tagName(typed: string): string {
  const name = typed.replace(/^[\s#＃]+/u, '').trim()
  return isBlank(name) ? '' : name
}

/** Names as they are stored, each once; one that is nothing but a # stays as it was typed, for somebody to refuse. */
export function tagNames(typed: readonly string[]): string[] {
  return [...new Set(typed.map((name) => tagName(name) || name))]
}
