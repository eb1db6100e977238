/** Times as sheets have them: by the server's clock (TZ), and so that they sort and a spreadsheet program knows them. */

/** `2026-12-10 18:00:00` for an ISO 8601 time; a day alone stays as it is: a clock would make another of it. */
export function timeCell(iso: string): string {
  if (!iso.includes('T')) return iso
  const time = new Date(iso)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * The zone that clock shows, for the heading above the times: its name; of one without a name that Intl knows, such as CST-8,
 * its distance, which is the same all the year.
 */
export function zoneName(): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
  const { timeZone } = format.resolvedOptions()
  if (/^[A-Z]/.test(timeZone) && timeZone !== 'Etc/Unknown') return timeZone
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
}
