/** What a user has of a stored enterprise, as calls and their answers: asked when a dump is made, and of every later version. */
import type { OperationId } from '../../openapi/generated/operations.ts'
import type { Caller, CallInput } from '../../server/demo/caller.ts'

/** Who asks: the administrator signed in anew or by the old session, the rater signed in, or a link by its place. */
type Asker = 'administrator' | 'session' | 'rater' | `link ${number}`

export interface Asked {
  as: Asker
  operationId: OperationId
  path?: object
  query?: object
}

export interface Told extends Asked {
  returnCode: number
  /** JSON as it is, files as text; comments sorted, since a report shuffles them (anonymity.md R8). */
  result: unknown
}

const ALL = { pageSize: 100 }
const OF_ENTERPRISE: [OperationId, object?][] = [
  ['getCurrentUser'],
  ['getGeneralInfo'],
  ['listRelatedEnterprises'],
  ['getEnterpriseBasic'],
  ['getEnterprise'],
  ['getEnterpriseName'],
  ['authorizeProduct'],
  ['getNotifyConfig'],
  ['listDepartments'],
  ['listEmployees', { pageSize: 1000 }],
  ['listEmployees', { kw: 'zeng' }],
  ['listDisabledEmployees'],
  ['listQuestionnaires', ALL],
  ['listQuestionnaires', { status: 40, tags: ['年中'] }],
  ['listTags', { useType: 'QUESTIONNAIRE' }],
  ['listTemplates', { publicPaper: false }],
  ['listCombinedReports'],
]
const OF_QUESTIONNAIRE: [OperationId, object?][] = [
  ['getQuestionnaire'],
  ['getQuestionnaireConfig'],
  ['getQuestionnaireSetting'],
  ['getPaper'],
  ['listDimensions'],
  ['listDimensionQuestions'],
  ['listRelationLevels'],
  ['listEvaluatees', { pageSize: 1000, containValuer: true }],
  ['getEvaluateeTotals'],
  ['listEmailTemplates'],
]
const OF_ROUND: [OperationId, object?][] = [['listFeedback', ALL], ['exportParticipants'], ['listMails', ALL]]
const OF_RESULTS: [OperationId, object?][] = [
  ['getRanking'],
  ['getRankingDetail'],
  ['getRankingLevels'],
  ['getTeamReport'],
  ['listReportEvaluatees'],
  ['listReleases', ALL],
]
const OF_EVALUATEE: OperationId[] = ['getDimensionScores', 'getQuestionScores', 'exportQuestionScores']

function ofAdministrator(operations: [OperationId, object?][], path: object): Asked[] {
  return operations.map(([operationId, query = {}]) => ({ as: 'administrator', operationId, path, query }))
}

/** The results of a questionnaire: all about the team, every personal report, each view of the first of them. */
export async function askResults(administrator: Caller, id: number): Promise<Asked[]> {
  const path = { id }
  const evaluatees = await administrator.ok('listReportEvaluatees', { path })
  const people = evaluatees.map(({ employeeId }, place): Asked[] => {
    const person = { id, employeeId }
    const views =
      place === 0
        ? ofAdministrator(
            OF_EVALUATEE.map((view) => [view]),
            person,
          )
        : []
    return [{ as: 'administrator', operationId: 'getPersonalReport', path: person }, ...views]
  })
  return [...ofAdministrator([['getFeedbackSummary'], ...OF_RESULTS], path), ...people.flat()]
}

/** A questionnaire as its editor shows it. */
export function askQuestionnaire(id: number): Asked[] {
  return ofAdministrator(OF_QUESTIONNAIRE, { id })
}

async function askRound(administrator: Caller, id: number, hasResults: boolean): Promise<Asked[]> {
  const results = hasResults ? await askResults(administrator, id) : ofAdministrator([['getFeedbackSummary']], { id })
  return [...ofAdministrator(OF_ROUND, { id }), ...results]
}

/** The tasks, and the form of each that was begun; of the others, which are many, the first of each kind. */
async function askAnswering(rater: Caller, as: Asker, seen: Set<string>): Promise<Asked[]> {
  const asked: Asked[] = [{ as, operationId: 'listFeedbackTasks' }]
  const { returnCode, result } = await rater.call('listFeedbackTasks')
  if (returnCode !== 0) return asked
  for (const { questionnaireId, tasks } of result.questionnaires) {
    for (const { relationId, status } of tasks) {
      const kind = `${questionnaireId} ${status}`
      if (status === 'drafting' || !seen.has(kind)) {
        asked.push({ as, operationId: 'getFeedbackTask', path: { relationId } })
      }
      seen.add(kind)
    }
  }
  return asked
}

/** Who can ask, each with a browser of its own. */
export interface Askers {
  administrator: Caller
  session: Caller
  rater: Caller
  links: Caller[]
}

/** Everything to be asked of an enterprise; `jobIds` are in no list of the product. */
export async function askAll(askers: Askers, jobIds: number[]): Promise<Asked[]> {
  const { administrator } = askers
  const asked = [
    { as: 'session' as const, operationId: 'getCurrentUser' as const },
    ...ofAdministrator(OF_ENTERPRISE, {}),
    ...jobIds.flatMap((id) => ofAdministrator([['getJob']], { id })),
  ]
  const templates = await administrator.ok('listTemplates', { query: { publicPaper: false } })
  for (const { id } of templates.items) asked.push(...ofAdministrator([['getTemplatePaper']], { id }))
  const [department] = await administrator.ok('listDepartments')
  const ofDepartment: [OperationId][] = [['getDepartment'], ['listDepartmentMembers']]
  if (department !== undefined) asked.push(...ofAdministrator(ofDepartment, { id: department.id }))
  const { items } = await administrator.ok('listQuestionnaires', { query: ALL })
  for (const { id, type, processStatus } of items) {
    asked.push(...askQuestionnaire(id))
    const hasResults = processStatus === 40 || (processStatus === 30 && type === 1)
    if (processStatus >= 30) asked.push(...(await askRound(administrator, id, hasResults)))
  }
  const seen = new Set<string>()
  asked.push(...(await askAnswering(askers.rater, 'rater', seen)))
  for (const [place, link] of askers.links.entries()) asked.push(...(await askAnswering(link, `link ${place}`, seen)))
  return asked
}

function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'texts' ? [...value].sort() : value.map((one) => sorted(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sorted(inner, name)]))
}

function callerOf(askers: Askers, as: Asker): Caller {
  if (as === 'administrator' || as === 'session' || as === 'rater') return askers[as]
  const link = askers.links[Number(as.slice('link '.length))]
  if (link === undefined) throw new Error(`there is no ${as}`)
  return link
}

/** Asks one thing. */
export async function tell(askers: Askers, asked: Asked): Promise<Told> {
  // The JSON edge: path and query come from expected.json.
  const input = { path: asked.path, query: asked.query } as CallInput<OperationId>
  const { returnCode, result, raw } = await callerOf(askers, asked.as).call(asked.operationId, input)
  return { ...asked, returnCode, result: Buffer.isBuffer(result) ? raw.toString('utf8') : sorted(result) }
}

/** Asks one after the other, as one browser would. */
export async function tellAll(askers: Askers, asked: Asked[]): Promise<Told[]> {
  const told: Told[] = []
  for (const one of asked) told.push(await tell(askers, one))
  return told
}
