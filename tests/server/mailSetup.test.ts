import { describe, expect, test } from 'vitest'
import { catchMails } from '../e2e/mailCatcher.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp } from './testApp.ts'

describe('the configured server', () => {
  test('starts with the app, sends what is notified and ends with it', async () => {
    const catcher = await catchMails()
    const own = await startTestApp({
      SMTP_URL: catcher.url,
      MAIL_FROM: '环视 <roundview@yuanhang.example>',
      PUBLIC_URL: 'https://roundview.example',
    })
    const admin = await own.setUpAdministrator()
    const round = await createCollecting(own, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
    const path = { id: round.questionnaireId }
    await admin.ok('notifyParticipants', { path, body: { confirm: false, notifyAll: true } })
    await catcher.waitFor(4, 4_000)
    expect(await admin.ok('getNotifyConfig')).toMatchObject({
      source: 'server',
      config: { host: '127.0.0.1', secure: false, hasPassword: false, fromAddress: 'roundview@yuanhang.example' },
    })
    expect(await admin.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })).toEqual({
      verified: true,
      reason: null,
    })
    await own.close()
    await catcher.close()
  })

  test('a server that is not there is told in its words', async () => {
    const own = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const admin = await own.setUpAdministrator()
    const { verified, reason } = await admin.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })
    expect(verified).toBe(false)
    expect(reason).toContain('ECONNREFUSED')
    await own.close()
  })

  test('without one mails wait and the configuration says so', async () => {
    const own = await startTestApp()
    const admin = await own.setUpAdministrator()
    const round = await createCollecting(own, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
    const path = { id: round.questionnaireId }
    await admin.ok('sendNotifications', { path, body: { businessType: 'invite', confirm: false } })
    expect(await admin.ok('getNotifyConfig')).toMatchObject({ source: 'none', config: { host: '' } })
    expect(await admin.ok('verifyNotifyConfig', { body: { notifyType: 'EMAIL' } })).toMatchObject({
      verified: false,
    })
    const { items } = await admin.ok('listMails', { path })
    expect(items).toMatchObject([{ status: 'waiting', attempts: 0, error: null, recipient: '同事1' }])
    await own.close()
  })
})
