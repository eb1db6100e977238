/** How often a released report was opened: each opening counts once, and each saving, however often it is tried. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createReleaseService } from '../../server/features/release/service.ts'
import type { Visitor as ServiceVisitor } from '../../server/records/turns/raters.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'

let given: ReleaseTest
let round: Awaited<ReturnType<ReleaseTest['over']>>
/** Whether a PDF can be made now, by the page or the server. */
let canMake = true
/** What happens while it is made. */
let meanwhile: () => Promise<unknown> = async () => undefined

beforeAll(async () => {
  given = await startReleaseTest()
  round = await given.over(1, { setting: { superiorReads: true } })
})

afterAll(() => given.testApp.close())

const asset = { address: '/static/font/x', bytes: 1, sha256: '' }
const FONTS = { regular: asset, bold: asset, decoder: asset, fallbacks: [] }

function service() {
  const { clock, database } = given.testApp
  const made = async <Made>(what: Made): Promise<Made> => {
    await meanwhile()
    if (!canMake) throw new Error('not now')
    return what
  }
  return createReleaseService(
    {
      ...{ database, now: () => clock.now, ids: createIds(() => clock.now.getTime(), 62), tellFault() {} },
      fonts: { addresses: () => made(FONTS) },
      pdf: { ownReport: () => made(Buffer.from('%PDF-')) },
    },
    () => Promise.reject(new Error('nobody plans a release')),
  )
}

function visitorOf(employeeId: number): ServiceVisitor {
  const { enterpriseId, questionnaireId } = round
  return { kind: 'rater', enterpriseId, employeeId, questionnaireId, opensReports: true }
}

async function readers() {
  const { items } = await given.administrator.ok('listReleases', { path: { id: round.questionnaireId } })
  return items[0]?.release?.readers.map(({ openings, lastOpenedAt }) => ({ openings, lastOpenedAt }))
}

const openings = async () => (await readers())?.map((reader) => reader.openings)

test('a report that is opened and then saved was opened twice, also where the page fails and the server makes it', async () => {
  await given.release(round, { toSuperior: true })
  const which = pathOf(round)
  const own = visitorOf(which.employeeId)
  const { myReport, prepare, download } = service()
  await myReport(own, which)
  expect(await openings()).toEqual([1, 0])
  await prepare(own, which, false)
  expect(await openings()).toEqual([2, 0])
  given.pass()
  await prepare(own, which, true)
  await download(own, which, 'zh', true)
  expect(await openings()).toEqual([2, 0])
  expect((await readers())?.[0]?.lastOpenedAt).toBe(given.testApp.clock.now.toISOString())
  await download(own, which, 'zh', false)
  expect(await openings()).toEqual([3, 0])
})

test('whoever never opened it does so by saving it, whatever they say', async () => {
  const superior = round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
  await service().download(visitorOf(superior), pathOf(round), 'zh', true)
  expect(await openings()).toEqual([3, 1])
})

test('what cannot be made was not saved, and what is withdrawn meanwhile does not leave', async () => {
  const which = pathOf(round)
  const own = visitorOf(which.employeeId)
  const { prepare, download } = service()
  canMake = false
  await expect(prepare(own, which, false)).rejects.toMatchObject({ message: 'PDF_UNAVAILABLE' })
  await expect(download(own, which, 'zh', false)).rejects.toMatchObject({ message: 'PDF_UNAVAILABLE' })
  canMake = true
  expect(await openings()).toEqual([3, 1])
  meanwhile = () => given.withdraw(round)
  await expect(download(own, which, 'zh', false)).rejects.toMatchObject({ message: 'NOT_FOUND' })
})
