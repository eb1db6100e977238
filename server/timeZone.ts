/** What TZ may be: Node heeds it by itself, and takes what it does not know for UTC, or for the machine's own zone, without a word. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const SYSTEM_ZONES = '/usr/share/zoneinfo'

/** Whole hours west of Greenwich after any letters (POSIX): of minutes and of a summer time Node knows nothing. */
const HOURS_WEST = /^[A-Za-z]{3,}[+-]?(0?\d|1\d|2[0-4])$/

/** Intl overlooks it, Node does not. */
const IS_MISSPELT = /(^|[/_-])[a-z]|^[A-Z]{3,}\/|\/[A-Z]{4}/

/** The name Intl has for it; undefined where it knows none, or where it is no name but a distance, such as +08:00. */
function intlName(zone: string): string | undefined {
  if (!/^[A-Z]/.test(zone)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Whether Node heeds it. Of the path of a zone's file it would know the hour in winter alone. */
export function isTimeZone(given: string): boolean {
  const path = given.replace(/^:/, '')
  const zone = path.replace(/^(posix|right)\//, '')
  if (HOURS_WEST.test(path) || /^(UTC|GMT)$/.test(zone)) return true
  const known = intlName(zone)
  if (known === undefined) return false
  // So short a name Node asks the system about, which knows no CST, however well Intl does.
  if (zone.length <= 4) return existsSync(join(SYSTEM_ZONES, path))
  return known === zone || (known.toLowerCase() !== zone.toLowerCase() && !IS_MISSPELT.test(zone))
}
