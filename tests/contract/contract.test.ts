/** The contract: one walk, against the real server and against the mocks (design §4, issue point 8). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mockServer } from '../../mocks/node.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { newSecret } from '../../server/database/secrets.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { startTestApp, type TestApp } from '../server/testApp.ts'
import { createFetchCaller } from './fetchCaller.ts'
import { mailedInvitation, putPasswordLink, putReportLink } from './passwordLink.ts'
import { startWalkProvider } from './signOnProvider.ts'
import type { Stage } from './stage.ts'
import { walk } from './walk.ts'

const all = Object.keys(operationsTable) as OperationId[]
const pending = all.filter((id) => operationsTable[id].pending)
const built = all.filter((id) => !operationsTable[id].pending).sort()

async function walkAt(origin: string, secrets: Omit<Stage, 'visitor'>): Promise<OperationId[]> {
  const walked = new Set<OperationId>()
  await walk({ visitor: () => createFetchCaller(origin, walked), ...secrets })
  return [...walked].sort()
}

describe('the real server', () => {
  let testApp: TestApp
  let catcher: MailCatcher
  let origin: string

  beforeAll(async () => {
    catcher = await catchMails()
    testApp = await startTestApp({ SMTP_URL: catcher.url })
    origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await testApp.close()
    await catcher.close()
  })

  test('answers every built operation as the document says', async () => {
    const provider = await startWalkProvider(testApp)
    const secrets = {
      ...provider.stage,
      passwordSecret: (email: string) => putPasswordLink(testApp, email),
      reportSecret: (which: { id: number; employeeId: number }) => putReportLink(testApp, which),
      invitationSecret: async () => mailedInvitation(catcher),
    }
    expect(await walkAt(origin, secrets)).toEqual(built)
    await provider.close()
  })

  test('has built every operation', () => {
    console.log(`pending operations (${pending.length}): ${pending.join(', ')}`)
    expect(pending).toEqual([])
  })
})

describe('the mocks', () => {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => mockServer.close())

  const passwordSecret = async () => newSecret()
  const secrets = {
    passwordSecret,
    invitationSecret: passwordSecret,
    reportSecret: passwordSecret,
    setProvider: async () => {},
    visitProvider: async () => ({ state: 'as it was sent', code: 'of the administrator' }),
  }

  test('answer every built operation as the document says', async () => {
    expect(await walkAt('http://roundview.invalid', secrets)).toEqual(built)
  })
})
