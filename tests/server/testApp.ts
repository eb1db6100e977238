/** Builds the real app on a fresh database and signs in through the real door. */
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { BodyOf, PathOf, QueryOf, ResultOf } from '../../server/http/call.ts'
import { checkAnswer } from './answerCheck.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

export interface CallInput<Id extends OperationId> {
  path?: PathOf<Id>
  query?: Partial<QueryOf<Id>>
  body?: BodyOf<Id>
  /** Sent as they are, after cookie and language. */
  headers?: Record<string, string>
}

export interface Answer<Result> {
  status: number
  returnCode: number
  message: string
  result: Result
  /** The raw body, for files. */
  raw: Buffer
  headers: Record<string, unknown>
}

/** One browser: keeps its session cookie from call to call. */
export interface Visitor {
  call<Id extends OperationId>(operationId: Id, input?: CallInput<Id>): Promise<Answer<ResultOf<Id>>>
  /** Calls and answers the result; throws unless the returnCode is 0. */
  ok<Id extends OperationId>(operationId: Id, input?: CallInput<Id>): Promise<ResultOf<Id>>
  cookie(): string
}

export interface TestApp extends TestDatabase {
  app: Awaited<ReturnType<typeof createApp>>
  visitor(headers?: Record<string, string>): Visitor
  /** Sets up an enterprise and answers its signed-in administrator. */
  setUpAdministrator(): Promise<Visitor>
  /** The clock of the app: tests move it. */
  clock: { now: Date }
  close(): Promise<void>
}

export const ADMINISTRATOR = {
  enterpriseName: '远航科技有限公司',
  displayName: '管理员',
  email: 'admin@yuanhang.example',
  password: 'correct horse battery',
}

function addressOf(operationId: OperationId, input: CallInput<OperationId>): string {
  const values = (input.path ?? {}) as Record<string, string | number>
  const path = operationsTable[operationId].path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const one of [value].flat()) if (one !== undefined) query.append(name, String(one))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function createVisitor(app: TestApp['app'], ownHeaders: Record<string, string>): Visitor {
  let cookie = ''
  async function call<Id extends OperationId>(operationId: Id, input: CallInput<Id> = {}) {
    const body = input.body as object | undefined
    const response = await app.inject({
      method: operationsTable[operationId].method,
      url: addressOf(operationId, input as CallInput<OperationId>),
      headers: { ...(cookie && { cookie }), ...ownHeaders, ...input.headers },
      ...(body !== undefined && { payload: body }),
    })
    const set = response.cookies.find(({ name }) => name === 'roundview_session')
    if (set !== undefined) cookie = set.value === '' ? '' : `${set.name}=${set.value}`
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? response.json() : { returnCode: 0, message: '', result: response.rawPayload }
    return { status: response.statusCode, ...envelope, raw: response.rawPayload, headers: response.headers }
  }
  return {
    call,
    async ok(operationId, input) {
      const answer = await call(operationId, input)
      if (answer.returnCode !== 0) throw new Error(`${operationId}: ${answer.returnCode} ${answer.message}`)
      return answer.result
    },
    cookie: () => cookie,
  }
}

/** The whole server in process; every JSON answer is checked against the document. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const testDatabase = await openTestDatabase()
  const clock = { now: new Date('2026-11-02T01:00:00.000Z') }
  const config = readConfig({ DATA_DIR: testDatabase.directory, ...environment })
  const app = await createApp({ config, database: testDatabase.database, now: () => clock.now })
  app.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    const url = request.routeOptions.url
    if (isJson && url !== undefined) checkAnswer(request.method, url, reply.statusCode, String(payload))
    return payload
  })
  await app.ready()
  const visitor = (headers: Record<string, string> = {}) => createVisitor(app, headers)
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
    },
  }
}
