/** Builds the real app on a fresh database and signs in through the real door. */
import { type AppOptions, createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { type Caller, createCaller } from '../../server/demo/caller.ts'
import { checkAnswer } from './answerCheck.ts'
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './testDatabase.ts'

/** One browser: keeps its session cookie from call to call. */
export type Visitor = Caller

/** Tests let days pass between two calls; those of the limits give their own. */
const PATIENT = { ADMIN_IDLE_MINUTES: '10080', ADMIN_SESSION_HOURS: '168' }
/** In milliseconds: however slow the machine, a round is closed when its finish is answered. */
export const FINISH_PATIENCE = 60_000
/** In milliseconds, as the purge is told. */
export const LONGEST_SESSION = 14 * 86_400_000

export interface TestApp extends TestDatabase {
  app: Awaited<ReturnType<typeof createApp>>
  visitor(headers?: Record<string, string>): Visitor
  /** Sets up an enterprise and answers its signed-in administrator. */
  setUpAdministrator(): Promise<Visitor>
  /** The clock of the app: tests move it. */
  clock: { now: Date }
  /** Throws what the document does not know of the answers that were given. */
  close(): Promise<void>
}

export const ADMINISTRATOR = {
  enterpriseName: '远航科技有限公司',
  displayName: '管理员',
  email: 'admin@yuanhang.example',
  password: 'correct horse battery',
}

/** The whole server in process; every JSON answer is checked against the document. */
export async function startTestApp(
  environment: Record<string, string> = {},
  logger: AppOptions['logger'] = false,
  given: TestDatabaseOptions & { now?: Date } & Pick<AppOptions, 'pdfBuild' | 'setupCode' | 'staticDirectory'> = {},
): Promise<TestApp> {
  const testDatabase = await openTestDatabase(given)
  const clock = { now: given.now ?? new Date('2026-11-02T01:00:00.000Z') }
  const config = readConfig({ DATA_DIR: testDatabase.directory, ...PATIENT, ...environment })
  const { host } = new URL(config.publicUrl)
  const { database } = testDatabase
  const { pdfBuild, setupCode, staticDirectory } = given
  const made = {
    pdfBuild,
    setupCode,
    finishPatience: FINISH_PATIENCE,
    ...(staticDirectory !== undefined && { staticDirectory }),
  }
  const app = await createApp({ config, database, now: () => clock.now, logger, ...made })
  const undocumented: unknown[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    // The answer to a HEAD has no body to look at.
    const isJson = request.method !== 'HEAD' && String(reply.getHeader('content-type')).startsWith('application/json')
    const url = request.routeOptions.url
    try {
      if (isJson && url !== undefined) checkAnswer(request.method, url, reply.statusCode, String(payload))
    } catch (error) {
      undocumented.push(error)
      throw error
    }
    return payload
  })
  await app.ready()
  const visitor = (headers: Record<string, string> = {}) => createCaller(app, { host, ...headers })
  return {
    ...testDatabase,
    app,
    clock,
    visitor,
    async setUpAdministrator() {
      const administrator = visitor()
      await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
      return administrator
    },
    async close() {
      await app.close()
      await testDatabase.remove()
      // A test that only wants some refusal would not notice that it was another one.
      if (undocumented.length > 0) throw undocumented[0]
    },
  }
}
