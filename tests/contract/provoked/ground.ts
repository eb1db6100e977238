/** What provocations stand on: the real app with its administrator, and questionnaires in every state. */

import type { OperationId } from '../../../openapi/generated/operations.ts'
import { createIds } from '../../../server/database/ids.ts'
import type { Answer, Caller } from '../../../server/demo/caller.ts'
import { setUpEnterprise } from '../../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { type Collecting, type CollectingOptions, createCollecting } from '../../server/collectingQuestionnaire.ts'
import { ownPasswords } from '../../server/ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from '../../server/testApp.ts'
import { createFetchCaller } from '../fetchCaller.ts'

/** No object has it. */
export const MISSING = 4_000_000_000_001
/** A picture's name that no picture has, and what is none whatever its name says. */
export const NAME_OF_NONE = 'AAAAAAAAAAAAAAAAAAAAAA.webp'
export const NO_PICTURE = new Blob(['no picture'], { type: 'image/png' })
export const PASSWORD = 'eine lange Zeile 2026'

const NO_PDF = { workerFile: '/nowhere/worker.js', fontDirectory: '/nowhere' }

export interface Ground {
  testApp: TestApp
  administrator: Caller
  enterpriseId: number
  visitor(headers?: Record<string, string>): Caller
  signIn(email: string): Promise<Caller>
  /** An address of nobody, new at each call. */
  newEmail(): string
  /** Another enterprise, whose administrator has that address. */
  elsewhere(email: string): Promise<{ enterpriseId: number; employeeId: number }>
  /** An empty questionnaire. */
  draft(): Promise<{ id: number }>
  /** A collecting one with two evaluatees, unless `more` says otherwise. */
  round(more?: Partial<CollectingOptions>): Promise<Collecting>
  /** An object of the enterprise, of a kind x-object names; always the same. */
  objectId(kind: 'questionnaire' | 'employee' | 'department'): Promise<number>
  /** The path of one that is finished, always the same: nobody can change it. */
  finished(): Promise<{ id: number }>
  /** An anonymous one that somebody has just finished; nobody goes on with it. */
  closing(): Promise<Collecting>
  /** Whoever came through the link of the round's first rater, and the relation to the first evaluatee. */
  rater(round: Collecting): Promise<{ caller: Caller; relation: Collecting['relations'][number] }>
  /** A round whose first rater has sent the form about the first evaluatee. */
  answered(type: 1 | 2): ReturnType<Ground['rater']>
  /** The secret of a link that was sealed with its anonymous questionnaire. */
  sealedLink(): Promise<string>
  /** Nobody's caller at an empty installation that asks for a set-up code, new at each call. */
  empty(): Promise<Caller>
  /** What `work` answers while the licence covers nobody. */
  unlicensed<T>(work: () => Promise<T>): Promise<T>
  /** Which operation gave the answer. */
  operationOf(answer: Answer<unknown>): OperationId | undefined
  close(): Promise<void>
}

/** A mail server the operator allows. */
export const ALLOWED_HOST = 'smtp.allowed.example'

/** Starts the app; everything else is made when a provocation asks for it. */
export async function startGround(): Promise<Ground> {
  const testApp = await startTestApp({ SMTP_ALLOWED_HOSTS: ALLOWED_HOST }, false, { pdfBuild: NO_PDF })
  const answeredBy = new WeakMap<object, OperationId>()
  const origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const visitor = (headers: Record<string, string> = {}) =>
    noting(createFetchCaller(origin, new Set(), headers), answeredBy)
  const administrator = visitor()
  await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const { database } = testApp
  const { id: enterpriseId } = await database.read((db) =>
    db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
  )
  const context = { database, ids: createIds(() => Date.now(), 61), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(PASSWORD)
  let emails = 0
  const emptyApps: TestApp[] = []
  const objects = new Map<string, Promise<{ id: number }>>()
  let finished: Promise<Collecting> | undefined
  const round = (more: Partial<CollectingOptions> = {}) =>
    createCollecting(testApp, { type: 1, evaluatees: 2, enterpriseId, ...more })
  const permit = (permitUserCount: number | null) =>
    database.write((db) =>
      db.updateTable('enterprise').set({ permitUserCount }).where('id', '=', enterpriseId).execute(),
    )
  const ground: Ground = {
    testApp,
    administrator,
    enterpriseId,
    visitor,
    round,
    newEmail: () => `person${++emails}@yuanhang.example`,
    operationOf: (answer) => answeredBy.get(answer),
    async signIn(email) {
      await ownPasswords(testApp)
      const caller = visitor()
      await caller.ok('signIn', { body: { email, password: PASSWORD } })
      return caller
    },
    elsewhere: (email) =>
      setUpEnterprise(context, { enterpriseName: '别家', displayName: '外人', email, passwordHash }, false),
    draft: () => administrator.ok('createQuestionnaire', { body: { type: 1 } }),
    async objectId(kind) {
      const making = {
        questionnaire: () => ground.draft(),
        employee: async () => ({ id: (await administrator.ok('getCurrentUser')).employeeId }),
        department: () => administrator.ok('createDepartment', { body: { name: '对象' } }),
      }
      const made = objects.get(kind) ?? making[kind]()
      objects.set(kind, made)
      return (await made).id
    },
    async finished() {
      finished ??= round({ processStatus: 40 })
      return { id: (await finished).questionnaireId }
    },
    async closing() {
      const made = await round({ type: 2 })
      const closingSince = testApp.clock.now.toISOString()
      await database.write((db) =>
        db.updateTable('questionnaire').set({ closingSince }).where('id', '=', made.questionnaireId).execute(),
      )
      return made
    },
    async rater(of) {
      const [relation] = of.relations
      if (relation === undefined) throw new Error('a round without relations')
      const caller = visitor({ authorization: `Bearer ${await of.link(relation.raterId)}` })
      return { caller, relation }
    },
    async answered(type) {
      const made = await round({ type })
      const rater = await ground.rater(made)
      const path = { relationId: rater.relation.id }
      await rater.caller.ok('submitFeedback', { path, body: { answers: made.answers() } })
      return rater
    },
    async sealedLink() {
      const made = await round({ type: 2 })
      const secret = await made.link(made.raters[0]?.employeeId ?? 0)
      await administrator.ok('finishQuestionnaire', { path: { id: made.questionnaireId } })
      return secret
    },
    async empty() {
      const emptyApp = await startTestApp({}, false, { setupCode: 'KMRT-WXHP-DGQN-BVCS' })
      emptyApps.push(emptyApp)
      return noting(emptyApp.visitor(), answeredBy)
    },
    async unlicensed(work) {
      await permit(0)
      return work().finally(() => permit(null))
    },
    async close() {
      for (const each of [testApp, ...emptyApps]) await each.close()
    },
  }
  return ground
}

/** The caller, noting which operation each of its answers came from. */
function noting(caller: Caller, answeredBy: WeakMap<object, OperationId>): Caller {
  return {
    ...caller,
    async call(operationId, input) {
      const answer = await caller.call(operationId, input)
      answeredBy.set(answer, operationId)
      return answer
    },
  }
}
