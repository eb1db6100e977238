import { afterEach, expect, test, vi } from 'vitest'
import { isTimeZone } from './timeZone.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Minutes that Node is ahead of UTC with this TZ, or without any, in winter and in summer. */
function aheadBy(zone: string | undefined): number[] {
  vi.stubEnv('TZ', zone)
  return ['2026-01-15', '2026-07-15'].map((day) => 0 - new Date(`${day}T00:00:00.000Z`).getTimezoneOffset())
}

test.each([
  { zone: 'Asia/Shanghai', ahead: [480, 480] },
  { zone: ':Asia/Shanghai', ahead: [480, 480] },
  { zone: 'posix/Asia/Shanghai', ahead: [480, 480] },
  { zone: 'right/America/New_York', ahead: [-300, -240] },
  { zone: 'Asia/Ho_Chi_Minh', ahead: [420, 420] },
  { zone: 'America/Port_of_Spain', ahead: [-240, -240] },
  { zone: 'America/Argentina/Buenos_Aires', ahead: [-180, -180] },
  { zone: 'NZ-CHAT', ahead: [825, 765] },
  { zone: 'Etc/GMT-8', ahead: [480, 480] },
  { zone: 'EST5EDT', ahead: [-300, -240] },
  { zone: 'CST-8', ahead: [480, 480] },
  { zone: ':CST-08', ahead: [480, 480] },
  { zone: 'UTC', ahead: [0, 0] },
  { zone: 'GMT', ahead: [0, 0] },
  { zone: 'UTC0', ahead: [0, 0] },
])('$zone is taken, and heeded', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(true)
  expect(aheadBy(zone)).toEqual(ahead)
})

test('so is every name that Intl knows', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimeZone(zone))).toEqual([])
})

test.each([
  ...['Mars/X', 'Asia/Beijing', 'asia/shanghai', 'ASIA/SHANGHAI', 'Asia/kolkata', 'ASIA/KOLKATA', 'Asia/Ho_chi_minh'],
  ...['CST', 'JST', 'IST', 'BST', 'PST', 'AET', 'utc', '+08:00', '+08', '<+08>-8', 'CST-8:30', 'UTC+08:00', 'CST-0800'],
  ...['CET-1CEST', 'AEST-10AEDT', 'PST8PDT,M3.2.0,M11.1.0', 'CET-1CEST,M3.5.0,M10.5.0/3', 'ABC123', 'cst6cdt'],
  ...['Asia/Shanghai ', 'right/Asia/Beijing', '/nowhere/Asia/Shanghai', '/etc/hosts'],
])('%s is refused: Node would not heed it', (zone) => {
  expect(isTimeZone(zone)).toBe(false)
  expect([aheadBy('UTC'), aheadBy(undefined)]).toContainEqual(aheadBy(zone))
})

test("a zone's file is refused: of one with a summer time Node knows the winter alone", () => {
  const zone = '/usr/share/zoneinfo/America/New_York'
  expect(isTimeZone(zone)).toBe(false)
  expect(aheadBy(zone)).not.toEqual(aheadBy('America/New_York'))
})

test.each([
  { zone: 'PRC', ahead: [480, 480] },
  { zone: 'CET', ahead: [60, 120] },
  { zone: 'EST', ahead: [-300, -300] },
  { zone: 'JST', ahead: [540, 540] },
  { zone: 'NST', ahead: [720, 720] },
])('$zone is taken where the system knows it', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(JSON.stringify(aheadBy(zone)) === JSON.stringify(ahead))
})
