/** What TZ may be: Node heeds it by itself, and takes what it does not know for UTC, or for the machine's own zone, without a word. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SYSTEM_ZONES = '/usr/share/zoneinfo'

/** Whole hours west of Greenwich after any letters (POSIX): of minutes and of a summer time Node knows nothing. */
const HOURS_WEST = /^[A-Za-z]{3,}[+-]?(0?\d|1\d|2[0-4])$/

/**
 * Everybody else counts these to the east: whoever writes China's zone so would have it sixteen hours off. Who gives a zone
 * a name of its own, such as CST-8, means the rule.
 */
const IS_MEANT_EAST = /^(UTC|GMT)[+-]?\d*[1-9]/i

/** Intl overlooks it, Node does not. */
const IS_MISSPELT = /(^|[/_-])[a-z]|^[A-Z]{3,}\/|\/[A-Z]{4}/

/** EST5EDT and the like, which Node knows by this alone: after a colon or a folder it takes them for UTC. */
const HAS_HOURS_WITHIN = /\d[A-Z]/

/** Node takes no other path for a zone. */
const IS_PATH = /^\/[^\d,]*\d{0,2}$/

/** The name Intl has for it; undefined where it knows none, or where it is no name but a distance, such as +08:00. */
function intlName(zone: string): string | undefined {
  if (!/^[A-Z]/.test(zone)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Of a zone's file (RFC 9636) Node knows the hour in winter alone; its last line tells of a summer time after a comma. */
function isFileWithoutSummer(path: string): boolean {
  if (!IS_PATH.test(path)) return false
  try {
    const file = readFileSync(path, 'latin1')
    return file.startsWith('TZif') && /\n[^\n,]+\n$/.test(file)
  } catch {
    return false
  }
}

/** Whether Node heeds it, as it is meant. */
export function isTimeZone(given: string, systemZones = SYSTEM_ZONES): boolean {
  const path = given.replace(/^:/, '')
  const zone = path.replace(/^(posix|right)\//, '')
  if (path.startsWith('/')) return isFileWithoutSummer(path)
  if (HOURS_WEST.test(path)) return !IS_MEANT_EAST.test(path)
  if (/^(UTC|GMT)$/.test(zone)) return true
  const known = intlName(zone)
  if (known === undefined || (HAS_HOURS_WITHIN.test(zone) && zone !== given)) return false
  // So short a name Node asks the system about, which knows no CST, however well Intl does.
  if (zone.length <= 4) return existsSync(join(systemZones, path))
  return known === zone || (known.toLowerCase() !== zone.toLowerCase() && !IS_MISSPELT.test(zone))
}
