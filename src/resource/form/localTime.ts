/**
 * `2026-03-23T18:00` of the reader's clock, as an input of type datetime-local holds it, for an ISO 8601 time; empty for
 * none. What is no time stays as it is, to be told.
 */
export function localTime(iso: string | null | undefined): string {
  const time = new Date(iso ?? '')
  if (Number.isNaN(time.getTime())) return iso ?? ''
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
