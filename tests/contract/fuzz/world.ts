/** What a fuzzed call meets: an enterprise that has been through everything once, and people of every kind at its door. */
import { createIds } from '../../../server/database/ids.ts'
import { hashSecret, newSecret } from '../../../server/database/secrets.ts'
import type { Caller } from '../../../server/demo/caller.ts'
import { setUpEnterprise } from '../../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { catchMails } from '../../e2e/mailCatcher.ts'
import { createCollecting } from '../../server/collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from '../../server/testApp.ts'
import { createFetchCaller } from '../fetchCaller.ts'
import { mailedInvitation, putPasswordLink, putReportLink } from '../passwordLink.ts'
import { startWalkProvider } from '../signOnProvider.ts'
import { walk } from '../walk.ts'
import type { CALLERS } from './drawnCall.ts'
import { Known } from './known.ts'

const COOKIE = 'roundview_session'
const SMALL = { evaluatees: 2, ratersPerLevel: { superior: 1, sameLevel: 3 } }

export interface World {
  testApp: TestApp
  known: Known
  /** What a caller's calls carry; made anew where a drawn call signed them out, disabled them or took their role. */
  headersOf(caller: (typeof CALLERS)[number]): Promise<Record<string, string>>
  /** Rounds that collect, named and anonymous, and a draft: drawn calls finish and delete those there were. */
  addRounds(): Promise<void>
  /** What the server wrote into its log. */
  lines: string[]
}

/** A caller whose answers are learned. */
function learning(caller: Caller, known: Known): Caller {
  return {
    ...caller,
    async ok(operationId, input) {
      const result = await caller.ok(operationId, input)
      known.learn(operationId, result)
      return result
    },
  }
}

type Account = { userId: number; enterpriseId: number }

async function openSession({ database, clock }: TestApp, { userId, enterpriseId }: Account, role: 'admin' | 'member') {
  const secret = newSecret()
  const now = clock.now.toISOString()
  const seen = {
    createdAt: now,
    lastSeenAt: now,
    remoteAddress: '',
    userAgent: '',
  }
  await database.write(async (db) => {
    await db.deleteFrom('session').where('userId', '=', userId).execute()
    await db
      .insertInto('session')
      .values({ idHash: hashSecret(secret), userId, enterpriseId, ...seen })
      .execute()
    const ownRow = db.updateTable('employee').where('userId', '=', userId).where('enterpriseId', '=', enterpriseId)
    await ownRow.set({ role, disabled: 0 }).execute()
  })
  return { cookie: `${COOKIE}=${secret}` } satisfies Record<string, string>
}

/** The accounts the callers sign in with: the walk's administrator and first rater, and somebody elsewhere. */
async function accountsOf({ database, clock }: TestApp) {
  const [administrator, member] = await database.read((db) =>
    db
      .selectFrom('employee')
      .select(['userId', 'enterpriseId', 'id'])
      .where('userId', 'is not', null)
      .orderBy('id')
      .execute(),
  )
  if (administrator === undefined || member === undefined)
    throw new Error('the walk leaves an administrator and a rater')
  const context = { database, ids: createIds(() => clock.now.getTime(), 61), now: () => clock.now }
  const passwordHash = await hashPassword('only somebody elsewhere has this')
  const who = { enterpriseName: '别家', displayName: '外人', email: 'admin@elsewhere.example', passwordHash }
  return {
    administrator: { ...administrator, userId: administrator.userId ?? 0 },
    member: { ...member, userId: member.userId ?? 0 },
    foreigner: await setUpEnterprise(context, who, false),
  }
}

export async function createWorld(engine: 'sqlite' | 'postgres'): Promise<World> {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const catcher = await catchMails()
  const testApp = await startTestApp({ SMTP_URL: catcher.url }, { level: 'error', stream }, { engine })
  const known = new Known()
  const origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const visitor = () => learning(createFetchCaller(origin, new Set()), known)
  const provider = await startWalkProvider(testApp)
  await walk({
    ...provider.stage,
    visitor,
    passwordSecret: (email) => putPasswordLink(testApp, email),
    reportSecret: (which) => putReportLink(testApp, which),
    invitationSecret: async () => mailedInvitation(catcher),
  })
  await catcher.close()
  await provider.close()
  const accounts = await accountsOf(testApp)
  const { enterpriseId } = accounts.administrator
  let link = ''
  async function addRounds() {
    for (const type of [1, 2] as const) {
      const round = await createCollecting(testApp, { type, enterpriseId, ...SMALL })
      known.put('questionnaire', [round.questionnaireId])
      known.put(
        'relation',
        round.relations.map(({ id }) => id),
      )
      known.put(
        'evaluatee',
        round.evaluatees.map(({ id }) => id),
      )
      known.put(
        'employee',
        [...round.evaluatees, ...round.raters].map(({ employeeId }) => employeeId),
      )
      known.put(
        'question',
        round.paper.pages.flatMap(({ questions }) => questions).map(({ id }) => id),
      )
      link = await round.link(round.raters[0]?.employeeId ?? 0)
    }
    const administrator = testApp.visitor(await openSession(testApp, accounts.administrator, 'admin'))
    const { id } = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type: 1 } })
    known.put('questionnaire', [id])
    const { pages } = await learning(administrator, known).ok('getPaper', { path: { id } })
    known.put(
      'question',
      [...pages, ...pages.flatMap(({ questions }) => questions)].map((one) => one.id),
    )
  }
  await addRounds()
  return {
    testApp,
    known,
    lines,
    addRounds,
    async headersOf(caller): Promise<Record<string, string>> {
      if (caller === 'nobody') return {}
      if (caller === 'rater') return { authorization: `Bearer ${link}` }
      return openSession(testApp, accounts[caller], caller === 'member' ? 'member' : 'admin')
    },
  }
}
