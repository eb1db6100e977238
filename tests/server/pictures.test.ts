import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { ownPasswords } from './ownPasswords.ts'
import { plainPicture, sendFile } from './pictureFiles.ts'
import { LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'a long enough line'

let testApp: TestApp
let administrator: Visitor
let stranger: Visitor
let member: Visitor

async function signIn(email: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password: PASSWORD } })
  return visitor
}

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(PASSWORD)
  const other = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example', passwordHash }
  await setUpEnterprise(context, other, false)
  stranger = await signIn(other.email)
  const person = { displayName: '会员', email: 'member@yuanhang.example', password: PASSWORD }
  await administrator.ok('createEmployee', { body: person })
  member = await signIn(person.email)
})

afterAll(async () => {
  await testApp.close()
})

const upload = (who: Visitor, bytes: Buffer) => sendFile(testApp, who, 'uploadAvatar', bytes)
const nameOf = (address: string) => address.split('/').at(-1) ?? ''
const picture = (who: Visitor, address: string) => who.call('getAvatar', { path: { name: nameOf(address) } })
const png = () => plainPicture(40, 20).png().toBuffer()

async function uploaded(who: Visitor): Promise<string> {
  const { returnCode, result } = await upload(who, await png())
  expect(returnCode).toBe(0)
  return result.avatar
}

describe('what is uploaded', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s becomes WebP of 256 x 256 without metadata', async (format) => {
    const exif = { IFD0: { Artist: 'somebody', ImageDescription: 'at home' } }
    const given = await plainPicture(600, 300).withExif(exif).toFormat(format).toBuffer()
    const { result } = await upload(member, given)
    expect(result.avatar).toMatch(/^\/api\/files\/avatar\/[\w-]{22}\.webp$/)
    const { raw, headers } = await picture(member, result.avatar)
    const { format: made, width, height, exif: left } = await sharp(raw).metadata()
    expect({ made, width, height, left }).toEqual({ made: 'webp', width: 256, height: 256, left: undefined })
    expect(raw.includes('somebody')).toBe(false)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  test('a picture taken upright is kept upright', async () => {
    const lower = await plainPicture(20, 20, '#0000ff').png().toBuffer()
    const given = await plainPicture(20, 40)
      .composite([{ input: lower, left: 0, top: 20 }])
      .jpeg()
      .withMetadata({ orientation: 3 })
      .toBuffer()
    const { result } = await upload(member, given)
    const { raw } = await picture(member, result.avatar)
    const { data } = await sharp(raw)
      .extract({ left: 128, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(200)
  })

  const header = (width: number) => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data])
      const ends = Buffer.alloc(8)
      ends.writeUInt32BE(data.length)
      ends.writeUInt32BE(crc32(body), 4)
      return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
    }
    const size = Buffer.alloc(13)
    size.writeUInt32BE(width, 0)
    size.writeUInt32BE(width, 4)
    size.set([8, 0], 8)
    const rows = deflateSync(Buffer.alloc((width + 1) * width))
    const signature = Buffer.from('89504e470d0a1a0a', 'hex')
    return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
  }

  test.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => plainPicture(9, 9).gif().toBuffer()],
    ['a TIFF', () => plainPicture(9, 9).tiff().toBuffer()],
    ['half a PNG', async () => (await plainPicture(200, 200).png().toBuffer()).subarray(0, 120)],
    ['a text', async () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['sixty-four million pixels in a small file', async () => header(8000)],
  ])('%s is refused, naming the field', async (_, make) => {
    const answer = await upload(member, await make())
    expect(answer).toMatchObject({ returnCode: 2076, result: { fields: [{ field: 'file' }] } })
  })

  test('more than 2 MB is refused', async () => {
    for (const size of [2 * 1024 * 1024 + 1, 3 * 1024 * 1024]) {
      const message = '内容超过了这里可以接收的 2 MB。请换用更小的文件，或分几次发送。'
      expect(await upload(member, Buffer.alloc(size))).toMatchObject({ returnCode: 2003, message })
    }
  })

  test('a form without a file, or no form at all, is told', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', ...OWN_PAGE, cookie: member.cookie() }
    const url = '/api/employees/avatar/upload'
    const send = (payload: string) => testApp.app.inject({ method: 'POST', url, headers, payload })
    const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nhere\r\n--x--\r\n`
    expect((await send(part('file'))).json()).toMatchObject({ returnCode: 2076 })
    expect((await send(part('other'))).json()).toMatchObject({ returnCode: 2000 })
    expect((await send('garbage')).json()).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'body' }] } })
  })
})

describe('whose it is', () => {
  test('one chooses the own, the one before goes; empty takes it away', async () => {
    const first = await uploaded(member)
    expect(await member.ok('setMyAvatar', { query: { avatar: first } })).toEqual({ avatar: first })
    expect((await member.ok('getCurrentUser')).avatar).toBe(first)
    const second = await uploaded(member)
    expect((await picture(administrator, first)).status).toBe(200)
    await member.ok('setMyAvatar', { query: { avatar: second } })
    expect((await picture(administrator, first)).returnCode).toBe(2001)
    await member.ok('setMyAvatar', { query: { avatar: '' } })
    expect((await member.ok('getCurrentUser')).avatar).toBe('')
    expect((await picture(administrator, second)).returnCode).toBe(2001)
  })

  test('another enterprise sees it as missing, who is not signed in not at all', async () => {
    const avatar = await uploaded(member)
    expect(await picture(stranger, avatar)).toMatchObject({ status: 404, returnCode: 2001 })
    expect((await picture(testApp.visitor(), avatar)).returnCode).toBe(401)
    expect(await stranger.call('setMyAvatar', { query: { avatar } })).toMatchObject({
      returnCode: 2070,
      result: { fields: [{ field: 'avatar' }] },
    })
  })

  test('an administrator gives one to somebody; nobody else gets it then', async () => {
    const avatar = await uploaded(administrator)
    const made = await administrator.ok('createEmployee', { body: { displayName: '新', employeeNo: 'P1', avatar } })
    expect(made.avatar).toBe(avatar)
    expect((await member.call('setMyAvatar', { query: { avatar } })).returnCode).toBe(2070)
    const { id, displayName, employeeNo, departId } = made
    const body = { id, displayName, employeeNo, departId }
    expect((await administrator.ok('updateEmployee', { body })).avatar).toBe(avatar)
    const elsewhere = { ...body, avatar: 'https://elsewhere.example/face.png' }
    expect((await administrator.call('updateEmployee', { body: elsewhere })).returnCode).toBe(2070)
    const next = await uploaded(administrator)
    expect((await administrator.ok('updateEmployee', { body: { ...body, avatar: next } })).avatar).toBe(next)
    expect((await picture(administrator, avatar)).returnCode).toBe(2001)
  })

  test('an upload leaves the picture somebody else is about to choose', async () => {
    const avatar = await uploaded(member)
    await uploaded(administrator)
    expect(await member.ok('setMyAvatar', { query: { avatar } })).toEqual({ avatar })
  })

  test('of uploads nobody chose only the newest stays, for a day', async () => {
    const first = await uploaded(member)
    const second = await uploaded(member)
    expect((await picture(member, first)).returnCode).toBe(2001)
    const { database, clock } = testApp
    const inDays = (days: number) =>
      purgeStale({ database, now: () => new Date(clock.now.getTime() + days * 86_400_000) }, LONGEST_SESSION)
    await inDays(0.9)
    expect((await picture(member, second)).status).toBe(200)
    await member.ok('setMyAvatar', { query: { avatar: second } })
    const third = await uploaded(member)
    await inDays(1.1)
    expect((await picture(administrator, third)).returnCode).toBe(2001)
    expect((await picture(administrator, second)).status).toBe(200)
  })
})

describe('a logo', () => {
  const logoPath = (address: string) => {
    const [name = '', enterpriseUid = ''] = address.split('/').reverse()
    return { path: { enterpriseUid, name } }
  }

  test('keeps its form, is the enterprise’s once it is chosen, and seen by who answers', async () => {
    const given = await plainPicture(2000, 500).png().toBuffer()
    const { result } = await sendFile(testApp, administrator, 'uploadLogo', given)
    const { logo } = result
    const visitor = testApp.visitor()
    const { raw } = await visitor.call('getLogo', logoPath(logo))
    expect(await sharp(raw).metadata()).toMatchObject({ width: 512, height: 128, format: 'webp' })
    expect((await administrator.ok('updateEnterpriseBasic', { body: { logo } })).logo).toBe(logo)
    expect((await member.ok('getCurrentUser')).enterpriseLogo).toBe(logo)
    const { enterpriseId, relations } = await round()
    const rater = await raterOf(enterpriseId, relations[0]?.raterId ?? 0)
    expect((await rater.ok('listFeedbackTasks')).enterpriseLogo).toBe(logo)
    const task = { path: { relationId: relations[0]?.id ?? 0 } }
    expect((await rater.ok('getFeedbackTask', task)).style).toMatchObject({ logo })
  })

  test('of a questionnaire comes before the enterprise’s', async () => {
    const { result } = await sendFile(testApp, administrator, 'uploadLogo', await png())
    const { enterpriseId, relations, questionnaireId } = await round()
    const body = { styleConfig: JSON.stringify({ logo: result.logo, coverText: '坦诚' }) }
    await administrator.ok('updateQuestionnaireConfig', { path: { id: questionnaireId }, body })
    const rater = await raterOf(enterpriseId, relations[0]?.raterId ?? 0)
    const task = { path: { relationId: relations[0]?.id ?? 0 } }
    expect((await rater.ok('getFeedbackTask', task)).style).toMatchObject({ logo: result.logo, coverText: '坦诚' })
  })

  test('of another enterprise, or of no upload, is not taken; a member uploads none', async () => {
    const { result } = await sendFile(testApp, stranger, 'uploadLogo', await png())
    const refused = await administrator.call('updateEnterprise', { body: { logo: result.logo } })
    expect(refused).toMatchObject({ returnCode: 2070, result: { fields: [{ field: 'logo' }] } })
    const { logo } = (await sendFile(testApp, administrator, 'uploadLogo', await png())).result
    const own = logo.slice(0, -nameOf(logo).length)
    // The name of an own picture behind another place, as long as the own one.
    const theirs = result.logo.slice(0, own.length) + nameOf(logo)
    const avatar = '/api/files/avatar/'.padEnd(own.length, '-') + nameOf(logo)
    for (const elsewhere of [`${own}none.webp`, theirs, avatar]) {
      const { returnCode } = await administrator.call('updateEnterprise', { body: { logo: elsewhere } })
      expect({ elsewhere, returnCode }).toEqual({ elsewhere, returnCode: 2070 })
    }
    expect((await sendFile(testApp, member, 'uploadLogo', await png())).returnCode).toBe(403)
    const { path } = logoPath(result.logo)
    const foreign = { ...path, enterpriseUid: 'ent-none' }
    expect((await administrator.call('getLogo', { path: foreign })).returnCode).toBe(2001)
  })

  test('of a questionnaire is one that was uploaded, or none, and a refusal says so', async () => {
    const { result } = await sendFile(testApp, stranger, 'uploadLogo', await png())
    const { questionnaireId: id } = await round()
    const { enterpriseUid } = await administrator.ok('getEnterprise')
    const missing = `/api/files/logo/${enterpriseUid}/none.webp`
    const wanted = [
      { logo: missing, returnCode: 2070 },
      { logo: result.logo, returnCode: 2070 },
      { logo: '/robots.txt', returnCode: 2070 },
      { logo: 'https://evil.example/x.png', returnCode: 2000 },
      { logo: '//evil.example/x.png', returnCode: 2000 },
    ]
    const messages = { zh: '标志必须是上传过的图片', en: 'The logo must be a picture that was uploaded' }
    for (const { logo, returnCode } of wanted) {
      for (const language of ['zh', 'en'] as const) {
        const call = { path: { id }, body: { style: { logo } }, headers: { 'accept-language': language } }
        const refused = await administrator.call('saveQuestionnaireDetails', call)
        const fields = [{ field: 'logo', message: messages[language] }]
        expect({ logo, ...refused }).toMatchObject({ logo, returnCode, result: { fields } })
      }
    }
    const { logo } = (await sendFile(testApp, administrator, 'uploadLogo', await png())).result
    const save = async (style: object) =>
      (await administrator.ok('saveQuestionnaireDetails', { path: { id }, body: { style } })).style
    expect(await save({ logo })).toMatchObject({ logo })
    expect(await save({ logo: '' })).toMatchObject({ logo: '' })
  })

  async function round() {
    const own = await testApp.database.read((db) =>
      db.selectFrom('enterprise').select('id').orderBy('id').executeTakeFirstOrThrow(),
    )
    const people = { evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 }, enterpriseId: own.id }
    return createCollecting(testApp, { type: 1, ...people })
  }

  /** The rater with a password and a session. */
  async function raterOf(enterpriseId: number, employeeId: number): Promise<Visitor> {
    await administrator.ok('resetUserPassword', { path: { id: employeeId }, body: { password: PASSWORD } })
    const { email } = await testApp.database.read((db) =>
      db
        .selectFrom('employee')
        .select('email')
        .where('enterpriseId', '=', enterpriseId)
        .where('id', '=', employeeId)
        .executeTakeFirstOrThrow(),
    )
    return signIn(email)
  }
})
