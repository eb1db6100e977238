import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
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
  { zone: 'GMT+0', ahead: [0, 0] },
  { zone: 'UTC-00', ahead: [0, 0] },
])('$zone is taken, and heeded', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(true)
  expect(aheadBy(zone)).toEqual(ahead)
})

test.each([
  { zone: '/usr/share/zoneinfo/Asia/Shanghai', ahead: [480, 480] },
  { zone: ':/usr/share/zoneinfo/posix/Asia/Kolkata', ahead: [330, 330] },
  { zone: '/usr/share/zoneinfo/Etc/GMT-8', ahead: [480, 480] },
])('the file $zone is taken, and heeded, where there is one', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(existsSync(zone.replace(/^:/, '')))
  if (isTimeZone(zone)) expect(aheadBy(zone)).toEqual(ahead)
})

test('so is every name that Intl knows', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimeZone(zone))).toEqual([])
})

test.skipIf(!existsSync('/etc/localtime'))("the machine's own file is taken where it knows no summer time", () => {
  const [winter, summer] = aheadBy(undefined)
  expect(isTimeZone(':/etc/localtime')).toBe(winter === summer)
  if (winter === summer) expect(aheadBy(':/etc/localtime')).toEqual([winter, summer])
})

test('UTC and GMT are taken where the system keeps no zones, and no other name as short is', () => {
  const taken = ['UTC', ':GMT', 'posix/UTC', 'PRC', 'EST', 'Asia/Shanghai']
  expect(taken.filter((zone) => isTimeZone(zone, '/nowhere'))).toEqual(['UTC', ':GMT', 'posix/UTC', 'Asia/Shanghai'])
})

test.each([
  ...['Mars/X', 'Asia/Beijing', 'asia/shanghai', 'ASIA/SHANGHAI', 'Asia/kolkata', 'ASIA/KOLKATA', 'Asia/Ho_chi_minh'],
  ...['CST', 'JST', 'IST', 'BST', 'PST', 'AET', 'utc', '+08:00', '+08', '<+08>-8', 'CST-8:30', 'UTC+08:00', 'CST-0800'],
  ...['CET-1CEST', 'AEST-10AEDT', 'PST8PDT,M3.2.0,M11.1.0', 'CET-1CEST,M3.5.0,M10.5.0/3', 'ABC123', 'cst6cdt'],
  ...['Asia/Shanghai ', 'right/Asia/Beijing', '/nowhere/Asia/Shanghai', '/etc/hosts', '/usr/share/zoneinfo/Asia'],
  ...['posix/EST5EDT', ':EST5EDT', 'right/PST8PDT', 'posix/CST6CDT', 'right/MST7MDT', '/usr/share/zoneinfo/EST5EDT'],
])('%s is refused: Node would not heed it', (zone) => {
  expect(isTimeZone(zone)).toBe(false)
  expect([aheadBy('UTC'), aheadBy(undefined)]).toContainEqual(aheadBy(zone))
})

test.each([
  { zone: 'UTC+8', ahead: -480 },
  { zone: 'GMT+8', ahead: -480 },
  { zone: ':GMT+8', ahead: -480 },
  { zone: 'UTC+08', ahead: -480 },
  { zone: 'utc8', ahead: -480 },
  { zone: 'GMT-5', ahead: 300 },
])('$zone is refused: Node would go as far the other way', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(false)
  expect(aheadBy(zone)).toEqual([ahead, ahead])
})

test("a zone's file is refused where the zone has a summer time: of it Node knows the winter alone", () => {
  const zone = '/usr/share/zoneinfo/America/New_York'
  expect(isTimeZone(zone)).toBe(false)
  expect(aheadBy(zone)).not.toEqual(aheadBy('America/New_York'))
})

test.skipIf(!existsSync('/usr/share/zoneinfo'))(
  'so is one whose path has a digit within: Node takes it for no zone',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'zone1-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const zone = join(folder, 'ours')
    copyFileSync('/usr/share/zoneinfo/Asia/Shanghai', zone)
    expect(isTimeZone(zone)).toBe(false)
    expect(aheadBy(zone)).toEqual(aheadBy(undefined))
  },
)

test.each([
  { zone: 'PRC', ahead: [480, 480] },
  { zone: 'CET', ahead: [60, 120] },
  { zone: 'EST', ahead: [-300, -300] },
  { zone: 'JST', ahead: [540, 540] },
  { zone: 'NST', ahead: [720, 720] },
])('$zone is taken where the system knows it', ({ zone, ahead }) => {
  expect(isTimeZone(zone)).toBe(JSON.stringify(aheadBy(zone)) === JSON.stringify(ahead))
})
