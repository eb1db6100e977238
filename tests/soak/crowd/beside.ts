/** How long others wait while everything that is much work goes on, on the product as it is started. */
import { join } from 'node:path'
import { createIds } from '../../../server/database/ids.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { addressOf, type Caller, OWN_PAGE } from '../../../server/demo/caller.ts'
import { setUpEnterprise } from '../../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { startOurs } from '../../bench/processes.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { personalReport } from '../../contract/personalReport.ts'
import { type Collecting, createCollecting } from '../../server/collectingQuestionnaire.ts'
import { putSent } from '../sent.ts'
import { type Asked, startProber } from './prober.ts'
import { addPeople } from './round.ts'

export interface BesideOptions {
  directory: string
  url?: string | undefined
  /** People of the organisation, of whom each tenth is disabled; as many are imported. */
  people: number
  /** Forms of each of the two rounds that are finished, an anonymous and a named one. */
  turns: number
}

export interface BesideStep {
  name: string
  seconds: number
  /** Milliseconds the longest call beside it waited from the moment it was due. */
  longest: number
  calls: number
}

const ACCOUNT = { displayName: 'admin', email: 'admin@crowd.example', password: 'correct horse battery' }
const LEVELS = ['superior', 'sameLevel', 'subordinate', 'self'] as const
const ALONE_MILLISECONDS = 5000
const AFTER_MILLISECONDS = 1000
const MOST_EVALUATED = 2000
const REPORTS = 5

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function fill({ directory, url, people, turns }: BesideOptions) {
  const database = await openDatabase({ url, file: join(directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { displayName, email } = ACCOUNT
  const { enterpriseId } = await setUpEnterprise(
    context,
    { enterpriseName: 'crowd', displayName, email, passwordHash },
    true,
  )
  await addPeople(database, enterpriseId, people)
  const employees = await database.read((db) =>
    db
      .selectFrom('employee')
      .select('id')
      .where('enterpriseId', '=', enterpriseId)
      .where('disabled', '=', 0)
      .orderBy('id')
      .limit(MOST_EVALUATED)
      .execute(),
  )
  const raters = { superior: 1, sameLevel: 5, subordinate: 4, self: 0 }
  const evaluatees = Math.ceil(turns / 10)
  const sent = async (type: 1 | 2) => {
    const make = { enterpriseId, type, evaluatees, ratersPerLevel: raters, amongThemselves: true } as const
    const one = await createCollecting({ database }, make)
    await putSent(database, one, type, (id) => JSON.stringify(one.answers(1 + (id % 5), '写得详细一些。'.repeat(20))))
    return one
  }
  const [round, named] = [await sent(2), await sent(1)]
  const other = await createCollecting({ database }, { enterpriseId, type: 1, evaluatees: 1, ratersPerLevel: 3 })
  const secret = await other.link(other.relations[0]?.raterId ?? 0)
  await database.close()
  return { round, named, other, secret, employeeIds: employees.map(({ id }) => id) }
}

/** A draft of the other round and the list of questionnaires. */
function probed(
  origin: string,
  administrator: Caller,
  { other, secret }: { other: Collecting; secret: string },
): Asked[] {
  const relationId = other.relations[0]?.id ?? 0
  const own = { ...OWN_PAGE, 'content-type': 'application/json' }
  return [
    {
      method: 'PUT',
      url: origin + addressOf('saveFeedbackDraft', { relationId }),
      headers: { ...own, authorization: `Bearer ${secret}` },
      body: JSON.stringify({ answers: other.answers(3).slice(0, 1) }),
    },
    {
      method: 'GET',
      url: origin + addressOf('listQuestionnaires'),
      headers: { ...OWN_PAGE, cookie: administrator.cookie() },
    },
  ]
}

async function untilDone(administrator: Caller, jobId: number): Promise<void> {
  for (;;) {
    const { status, message } = await administrator.ok('getJob', { path: { id: jobId } })
    if (status === 'done') return
    if (status !== 'waiting' && status !== 'running') throw new Error(`the job is ${status}: ${message}`)
    await pause(200)
  }
}

async function untilFinished(administrator: Caller, id: number): Promise<void> {
  let { processStatus } = await administrator.ok('finishQuestionnaire', { path: { id } })
  while (processStatus !== 40) {
    await pause(200)
    processStatus = (await administrator.ok('getQuestionnaire', { path: { id } })).processStatus
  }
}

type Work = [name: string, run: () => Promise<unknown>][]

type Filled = Awaited<ReturnType<typeof fill>>

/** What is done, in its order. */
function workOf(administrator: Caller, filled: Filled, people: number, draft: number): Work {
  const rowsOf = (name: string) => {
    const row = (_: unknown, at: number) => `新人${at},${name}${at}@crowd.example,${name}${at},部门${at % 50}`
    return ['displayName,email,employeeNo,department', ...Array.from({ length: people }, row)].join('\n')
  }
  const path = { id: draft }
  const { round, named } = filled
  const invite = () =>
    administrator.ok('sendNotifications', {
      path,
      body: { businessType: 'invite', confirm: false, notifyType: 1, repeat: true },
    })
  const exported = async (list: 'employees' | 'evaluatees' | 'feedback') => {
    const within = list === 'employees' ? {} : { parentId: round.questionnaireId }
    const body = { list, format: 'xlsx', language: 'zh', ...within } as const
    await untilDone(administrator, (await administrator.ok('createExport', { body })).jobId)
  }
  const report = (employeeId: number) => personalReport(administrator, { id: round.questionnaireId, employeeId })
  return [
    ['nothing', () => pause(ALONE_MILLISECONDS)],
    [
      'import',
      async () => {
        const { jobId } = await administrator.ok('importEmployees', {
          body: { text: rowsOf('new'), allOrNothing: false },
        })
        await untilDone(administrator, jobId)
      },
    ],
    ['adding evaluatees', () => administrator.ok('addEvaluatees', { path, body: { employeeIds: filled.employeeIds } })],
    [
      'auto-bind',
      async () => {
        const body = { participantLevelCodes: [...LEVELS] }
        const { jobId } = await administrator.ok('autobindParticipants', { path, body })
        if (jobId !== null) await untilDone(administrator, jobId)
      },
    ],
    ['publish', () => administrator.ok('publishQuestionnaire', { path })],
    ['notify', () => invite()],
    ['export of people', () => exported('employees')],
    ['export of evaluatees', () => exported('evaluatees')],
    ['export of forms', () => exported('feedback')],
    ['a ranking', () => administrator.ok('getRanking', { path: { id: named.questionnaireId } })],
    [
      'the progress as a table',
      () => administrator.call('exportParticipants', { path: { id: named.questionnaireId } }),
    ],
    [
      'a copy',
      async () => {
        const { id } = await administrator.ok('copyQuestionnaire', {
          path: { id: named.questionnaireId },
          body: { data: { relations: true } },
        })
        const { peopleJobId } = await administrator.ok('getQuestionnaire', { path: { id } })
        if (peopleJobId !== null) await untilDone(administrator, peopleJobId)
      },
    ],
    ['finish', () => untilFinished(administrator, round.questionnaireId)],
    [
      'finish of a named one, an import and mails',
      async () => {
        const more = await administrator.ok('importEmployees', { body: { text: rowsOf('more'), allOrNothing: false } })
        await Promise.all([
          untilFinished(administrator, named.questionnaireId),
          untilDone(administrator, more.jobId),
          invite(),
        ])
      },
    ],
    [
      'reports as PDF',
      async () => {
        for (const { employeeId } of round.evaluatees.slice(0, REPORTS)) await report(employeeId)
      },
    ],
    ...reportsOn(administrator, filled),
  ]
}

/** Whatever is told of whole rounds that are finished; the first of it finds nothing made. */
function reportsOn(administrator: Caller, { round, named }: Pick<Filled, 'round' | 'named'>): Work {
  const path = { id: named.questionnaireId }
  const person = { ...path, employeeId: named.evaluatees[0]?.employeeId ?? 0 }
  const combined = async () => {
    const found = [path, { id: round.questionnaireId }].map((one) =>
      administrator.ok('getQuestionnaire', { path: one }),
    )
    const questionnaireUids = (await Promise.all(found)).map(({ uid }) => uid)
    const body = { reportId: 0, title: 'crowd', summary: '', questionnaireUids }
    return administrator.ok('saveCombinedReport', { body })
  }
  return [
    [
      'a combined report',
      async () => {
        const { reportId } = await combined()
        return administrator.ok('getCombinedReport', { query: { reportId } })
      },
    ],
    [
      'everybody of a combined report',
      async () => {
        const { reportId } = await combined()
        await administrator.ok('listCombinedEvaluatees', { query: { reportIds: [reportId] } })
        return administrator.ok('listCombinedScores', { query: { reportIds: [reportId] } })
      },
    ],
    ['a team report', () => administrator.ok('getTeamReport', { path })],
    [
      'a team report of an anonymous round',
      () => administrator.ok('getTeamReport', { path: { id: round.questionnaireId } }),
    ],
    ['details of a ranking', () => administrator.ok('getRankingDetail', { path })],
    ['a ranking by level', () => administrator.ok('getRankingLevels', { path })],
    ['a person beside the round', () => administrator.ok('getPersonalStatistics', { path: person })],
    [
      'rankings as tables',
      async () => {
        await administrator.call('exportRanking', { path })
        await administrator.call('exportRankingDetail', { path })
      },
    ],
  ]
}

/** Each step with how long somebody else waited for an answer meanwhile. */
export async function* besides(options: BesideOptions): AsyncGenerator<BesideStep> {
  const filled = await fill(options)
  const server = await startOurs(options.directory, options.url === undefined ? {} : { DATABASE_URL: options.url })
  try {
    const administrator = createFetchCaller(server.url, new Set())
    await administrator.ok('signIn', { body: { email: ACCOUNT.email, password: ACCOUNT.password } })
    const used = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type: 1 } })
    for (const [name, run] of workOf(administrator, filled, options.people, used.id)) {
      const prober = await startProber(probed(server.url, administrator, filled))
      const began = performance.now()
      await run()
      const seconds = (performance.now() - began) / 1000
      // What it left to be done is part of it.
      await pause(AFTER_MILLISECONDS)
      const waits = await prober.stop()
      yield { name, seconds, longest: Math.max(0, ...waits), calls: waits.length }
    }
  } finally {
    await server.end()
  }
}
