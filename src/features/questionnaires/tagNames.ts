const MOST_TAGS = 20
const LONGEST_NAME = 40

/** Names as they are stored: trimmed, without a leading #, each once, at most 20 of 40 characters. */
export function tagNames(typed: readonly string[]): string[] {
  const names = typed.map((name) =>
    name
      .trim()
      .replace(/^[#＃]\s*/, '')
      .slice(0, LONGEST_NAME),
  )
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_TAGS)
}
