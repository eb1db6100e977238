/**
 * A moment as it is stored, ISO 8601 in UTC with four digits of the year, so that texts compare like times; null for a text that is
 * none. RFC 3339, and with it the document's format, takes more: leap seconds, and offsets that lead out of the years 0 to 9999.
 */
export function momentOf(text: string): string | null {
  const time = Date.parse(text)
  if (Number.isNaN(time)) return null
  const moment = new Date(time).toISOString()
  // A year of more digits begins with a sign.
  return /^\d/.test(moment) ? moment : null
}
