import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ERRORS } from '../../domain/errors.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type CollectionTest, raterAt, relationsOf, startCollectionTest } from './collectionRound.ts'
import { takeMails } from './takenMails.ts'
import type { Visitor } from './testApp.ts'

let setup: CollectionTest
let administrator: Visitor

beforeAll(async () => {
  setup = await startCollectionTest()
  administrator = setup.administrator
})

afterAll(async () => {
  await setup.testApp.close()
})

async function mailsOf(round: Collecting) {
  return setup.testApp.database.read((db) =>
    db
      .selectFrom('outboxMail')
      .selectAll()
      .where('questionnaireId', '=', round.questionnaireId)
      .orderBy('id')
      .execute(),
  )
}

const becameOf = ({ questionnaireId }: Collecting, status: 'sent' | 'failed') =>
  setup.testApp.database.write((db) =>
    db.updateTable('outboxMail').set({ status }).where('questionnaireId', '=', questionnaireId).execute(),
  )

describe('mail templates', () => {
  test('are the built-in ones, in the language raters are written to in, until somebody changes one', async () => {
    const path = { id: (await setup.newRound(2)).questionnaireId }
    const builtIn = await administrator.ok('listEmailTemplates', { path })
    expect(builtIn.map(({ emailType }) => emailType)).toEqual(['invite', 'remind', 'finished', 'report'])
    expect(builtIn[0]?.title).toBe('邀请您参与“{questionnaireTitle}”')
    expect(builtIn[0]?.content).toContain('{link}')
    const inEnglish = await setup.newRound(2, { setting: { language: 'en' } })
    const english = await administrator.ok('listEmailTemplates', { path: { id: inEnglish.questionnaireId } })
    expect(english[0]?.title).toBe('Your feedback is asked for: {questionnaireTitle}')
    const own = {
      emailType: 'remind' as const,
      title: '还有两天：{questionnaireTitle}',
      content: '{raterName}：{link}',
    }
    expect(await administrator.ok('saveEmailTemplate', { path, body: own })).toEqual(own)
    const again = { ...own, title: '还有一天' }
    await administrator.ok('saveEmailTemplate', { path, body: again })
    expect(await administrator.ok('listEmailTemplates', { path })).toEqual([builtIn[0], again, builtIn[2], builtIn[3]])
  })

  test.each([
    { given: { title: 'x', content: '{link} {password}' }, field: 'content', says: '{password}' },
    { given: { title: '{姓名}', content: '{link}' }, field: 'title', says: '{姓名}' },
    { given: { title: 'x {link}', content: '{link}' }, field: 'title', says: 'title' },
    { given: { title: 'x', content: 'no way in' }, field: 'content', says: '{link}' },
  ])('$given is refused', async ({ given, field, says }) => {
    const round = await setup.newRound(1)
    const answered = await administrator.call('saveEmailTemplate', {
      path: { id: round.questionnaireId },
      body: { ...given, emailType: 'invite' },
      headers: { 'accept-language': 'en' },
    })
    expect(answered).toMatchObject({ returnCode: 2000, status: 400, result: { fields: [{ field }] } })
    expect(answered.message).toContain(says)
  })
})

describe('notices', () => {
  let round: Collecting

  beforeEach(async () => {
    round = await setup.newRound(2)
  })

  test('a dry run says who would get what and sends nothing', async () => {
    const { result } = await setup.send(round, 'invite', { confirm: true })
    expect(result).toMatchObject({ confirm: true, count: 6, skipped: 0 })
    const { name, email, employeeId } = raterAt(round, 0)
    // Each test's round has people of these names.
    const recipient = { employeeId, name, nameMark: email, email, emailType: 'invite', reason: null }
    expect(result.recipients).toContainEqual(recipient)
    expect(await mailsOf(round)).toEqual([])
  })

  test('each rater gets one mail for all evaluatees, with a link', async () => {
    await setup.send(round, 'invite')
    const mails = await mailsOf(round)
    expect(mails).toHaveLength(6)
    const mail = mails.find(({ employeeId }) => employeeId === raterAt(round, 1).employeeId)
    expect(mail).toMatchObject({ status: 'waiting', attempts: 0, subject: '邀请您参与“2026 年度管理者 360° 评估”' })
    const { text, link } = (await takeMails(setup.testApp, round)).get(raterAt(round, 1).email) ?? expect.unreachable()
    expect(text).toContain(round.evaluatees.map(({ name, email }) => `${name} (${email})`).join('、'))
    expect(text).toContain(`\n${link}\n`)
  })

  test('reminders go to those who have not finished and speak of the open forms alone', async () => {
    await setup.send(round, 'invite')
    await becameOf(round, 'sent')
    setup.pass(19)
    await setup.answer(round, raterAt(round, 0).employeeId)
    await setup.answer(round, raterAt(round, 1).employeeId, 4, 1)
    const { result } = await setup.send(round, 'remind')
    expect(result).toMatchObject({ count: 5, skipped: 1 })
    expect(result.recipients.filter(({ reason }) => reason !== null)).toMatchObject([
      { employeeId: raterAt(round, 0).employeeId, reason: 'finished' },
    ])
    const reminders = (await mailsOf(round)).filter(({ emailType }) => emailType === 'remind')
    const half = reminders.find(({ employeeId }) => employeeId === raterAt(round, 1).employeeId)
    expect(half?.subject).toBe('温馨提醒：“2026 年度管理者 360° 评估”还有 1 人待您评价')
    const { text, subject } =
      (await takeMails(setup.testApp, round)).get(raterAt(round, 1).email) ?? expect.unreachable()
    expect(subject).toBe(half?.subject)
    expect(text).toContain('经理2')
    expect(text).not.toContain('经理1')
  })

  test('nobody is asked twice within 18 hours unless that is wanted', async () => {
    const chosen = relationsOf(round, raterAt(round, 1).employeeId).map(({ id }) => id)
    expect(await setup.notify(round, chosen)).toMatchObject({
      count: 1,
      recipients: [{ emailType: 'invite', reason: null }],
    })
    await becameOf(round, 'sent')
    setup.pass(17.9)
    expect(await setup.notify(round, chosen)).toMatchObject({
      count: 0,
      skipped: 1,
      recipients: [{ emailType: 'remind', reason: 'mailedRecently' }],
    })
    expect(await mailsOf(round)).toHaveLength(1)
    setup.pass(0.2)
    expect(await setup.notify(round, chosen)).toMatchObject({
      count: 1,
      recipients: [{ emailType: 'remind', reason: null }],
    })
    await becameOf(round, 'sent')
    expect(await setup.notify(round, chosen)).toMatchObject({ recipients: [{ reason: 'mailedRecently' }] })
    expect(await setup.notify(round, chosen, { repeat: true })).toMatchObject({ count: 1 })
    expect((await mailsOf(round)).map(({ emailType }) => emailType)).toEqual(['invite', 'remind', 'remind'])
  })

  test.each([{ repeat: false }, { repeat: true }])(
    'for whom a mail waits gets no second one that asks for the same, %o',
    async (more) => {
      const chosen = relationsOf(round, raterAt(round, 1).employeeId).map(({ id }) => id)
      await setup.notify(round, chosen)
      setup.pass(19)
      // Not invited before the invitation is out, so that is what waits.
      expect(await setup.notify(round, chosen, more)).toMatchObject({
        count: 0,
        skipped: 1,
        recipients: [{ emailType: 'invite', reason: 'mailWaits' }],
      })
      expect(await setup.send(round, 'invite', more)).toMatchObject({ result: { count: 5, skipped: 1 } })
      const remind = () => setup.send(round, 'remind', { ...more, repeat: true })
      expect(await remind()).toMatchObject({ result: { count: 0, skipped: 6 } })
      await becameOf(round, 'sent')
      expect(await remind()).toMatchObject({ result: { count: 6 } })
      expect(await remind()).toMatchObject({ result: { count: 0, skipped: 6 } })
      expect(await setup.send(round, 'invite', { ...more, repeat: true })).toMatchObject({
        result: { count: 0, skipped: 6 },
      })
    },
  )

  test('one that was not taken does not count', async () => {
    await setup.send(round, 'invite')
    await becameOf(round, 'failed')
    expect(await setup.send(round, 'invite')).toMatchObject({ result: { count: 6, skipped: 0 } })
  })

  test('two administrators pressing at once send one mail each', async () => {
    const answers = await Promise.all([
      setup.send(round, 'invite'),
      setup.send(round, 'invite'),
      setup.send(round, 'invite'),
    ])
    expect(answers.map(({ result }) => result.count).sort()).toEqual([0, 0, 6])
    expect(await mailsOf(round)).toHaveLength(6)
  })

  describe('all whose forms match', () => {
    const of = (expectedCount: number, confirm = false) => ({
      path: { id: round.questionnaireId },
      body: { confirm, filter: { evaluatorKeyword: '经理2' }, expectedCount },
    })

    test('are mailed, and nobody else', async () => {
      await setup.answer(round, raterAt(round, 0).employeeId)
      const raterIds = round.relations.flatMap(({ evaluateeId, raterId }) =>
        evaluateeId === round.evaluatees[1]?.id ? [raterId] : [],
      )
      expect(raterIds).toHaveLength(5)
      const result = await administrator.ok('notifyParticipants', of(5))
      expect(result.recipients.map(({ employeeId }) => employeeId).sort()).toEqual(raterIds.sort())
      expect(result).toMatchObject({ count: 4, skipped: 1 })
      const mailed = (await mailsOf(round)).map(({ employeeId }) => employeeId)
      expect(mailed.sort()).toEqual(raterIds.filter((id) => id !== raterAt(round, 0).employeeId).sort())
    })

    test('are not, where another number matches than was seen', async () => {
      const refused = await administrator.call('notifyParticipants', of(4))
      expect(refused).toMatchObject({ returnCode: ERRORS.SELECTION_CHANGED.returnCode })
      expect(refused.message).toContain('5')
      expect(await mailsOf(round)).toEqual([])
    })

    test('are not, beside others by their ids or without a count', async () => {
      const { path, body } = of(5)
      const { expectedCount: _count, ...without } = body
      for (const odd of [without, { ...body, participants: [1] }]) {
        const refused = await administrator.call('notifyParticipants', { path, body: odd })
        expect(refused).toMatchObject({ returnCode: ERRORS.INVALID_INPUT.returnCode })
      }
    })
  })

  test('disabled people and people without an address are told apart', async () => {
    // Where it is anonymous, no address that is given now opens it (shutOut.test.ts).
    const round = await setup.newRound(1)
    const set = (index: number, values: { disabled?: 1; email?: string }) =>
      setup.testApp.database.write((db) =>
        db.updateTable('employee').set(values).where('id', '=', raterAt(round, index).employeeId).execute(),
      )
    await set(0, { disabled: 1 })
    await set(1, { email: '' })
    const all = await setup.notify(round, [], { notifyAll: true })
    expect(all).toMatchObject({ count: 4, skipped: 2 })
    expect(all.recipients.filter(({ reason }) => reason !== null)).toMatchObject([
      { employeeId: raterAt(round, 0).employeeId, reason: 'disabled' },
      { employeeId: raterAt(round, 1).employeeId, reason: 'noAddress' },
    ])
    await set(1, { email: raterAt(round, 1).email })
  })

  test.each([
    { name: 'not started', more: { processStatus: 20 as const }, businessType: 'invite' as const, code: 2032 },
    { name: 'finished', more: { processStatus: 40 as const }, businessType: 'remind' as const, code: 2032 },
    {
      name: 'past its deadline',
      more: { setting: { deadline: '2026-11-01T00:00:00.000Z' } },
      businessType: 'remind' as const,
      code: 2062,
    },
    { name: 'still running', more: {}, businessType: 'finished' as const, code: 2033 },
    { name: 'running, so that no report is released', more: {}, businessType: 'report' as const, code: 2033 },
  ])('a mail of type $businessType is refused when it is $name', async ({ more, businessType, code }) => {
    const other = await setup.newRound(1, more)
    expect((await setup.send(other, businessType)).returnCode).toBe(code)
    expect(await mailsOf(other)).toEqual([])
  })

  test('one that is finished is not told to be started, which it never can again (R6)', async () => {
    const over = await setup.newRound(1, { processStatus: 40 })
    const { message } = await setup.send(over, 'remind')
    expect(message).toContain('已结束的，不能再次启动')
  })

  test('one that is disabled is told to be enabled first', async () => {
    const off = await setup.newRound(1)
    await administrator.ok('disableQuestionnaire', { path: { id: off.questionnaireId } })
    for (const businessType of ['invite', 'remind'] as const) {
      const { returnCode, message } = await setup.send(off, businessType)
      expect({ returnCode, message }).toMatchObject({
        returnCode: 2032,
        message: expect.stringContaining('已停用的，请先启用'),
      })
    }
  })

  test('the mails are listed without their text, newest first', async () => {
    await setup.send(round, 'invite')
    const { items, total } = await administrator.ok('listMails', {
      path: { id: round.questionnaireId },
      query: { pageIndex: 1, pageSize: 2 },
    })
    expect(total).toBe(6)
    const newest = (await mailsOf(round)).at(-1)
    expect(items).toHaveLength(2)
    expect(items[0]).toEqual({
      id: newest?.id,
      recipient: expect.any(String),
      address: newest?.address,
      emailType: 'invite',
      subject: newest?.subject,
      status: 'waiting',
      attempts: 0,
      error: null,
      createdAt: setup.testApp.clock.now.toISOString(),
      sentAt: null,
    })
  })
})
