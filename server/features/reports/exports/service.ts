/** Results as files: small ones at once, those of a whole round as jobs. */
import { BusinessError, invalidInput } from '../../../../domain/errors.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { BodyOf, Language, UserPrincipal } from '../../../http/call.ts'
import type { JobRunner } from '../../../jobs/runner.ts'
import { listBranchIds } from '../../../records/people/departments.ts'
import { listEvaluated, requireResults } from '../reading.ts'
import { createBeforeRecorder, createRecorder } from '../recording.ts'
import type { ReportsContext } from '../service.ts'
import { listDepartmentsOf } from '../store.ts'
import { createArchiveJob } from './archiveJob.ts'
import { createPersonExport } from './personExport.ts'
import { createResultsJob } from './resultsJob.ts'
import { createTeamExports } from './teamExports.ts'

const refusalIn =
  (language: Language) =>
  (field: string, key: string, params = {}) =>
    invalidInput(field, translateServer(language, key, params))

export function createReportExports(context: ReportsContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database } = context
  const record = createRecorder(context)
  const recordBefore = createBeforeRecorder(context)
  const resultsJob = createResultsJob(context, jobs)
  const archiveJob = createArchiveJob(context, jobs)

  /** Those who are meant, in the order of the round; whoever is no evaluatee of it is refused. */
  async function chosen(
    enterpriseId: number,
    people: readonly { employeeId: number }[],
    { employeeIds, departmentId, language }: BodyOf<'archiveReports'>,
  ): Promise<number[]> {
    const all = people.map(({ employeeId }) => employeeId)
    const refuse = refusalIn(language)
    if (employeeIds !== undefined && departmentId !== undefined)
      throw refuse('departmentId', 'input.peopleOrDepartment')
    if (employeeIds !== undefined) {
      const [meant, known] = [new Set(employeeIds), new Set(all)]
      const count = employeeIds.filter((employeeId) => !known.has(employeeId)).length
      if (count > 0) throw refuse('employeeIds', 'input.unknownEvaluatees', { count })
      return all.filter((employeeId) => meant.has(employeeId))
    }
    if (departmentId === undefined) return all
    const { branch, departmentOf } = await database.read(async (db) => ({
      branch: new Set(await listBranchIds(db, enterpriseId, departmentId)),
      departmentOf: await listDepartmentsOf(db, enterpriseId, all),
    }))
    const own = all.filter((employeeId) => branch.has(departmentOf.get(employeeId) ?? 0))
    if (own.length === 0) throw refuse('departmentId', 'input.nobodyThere')
    return own
  }

  async function listPeople(enterpriseId: number, id: number) {
    const row = await database.read((db) => requireResults(db, enterpriseId, id))
    return { row, people: await listEvaluated(context, row) }
  }

  return {
    ...createTeamExports(context, record),
    ...createPersonExport(context, record),
    /** Throws ANONYMOUS_REFUSED: what raters of an anonymous questionnaire sent is nobody's to read. */
    async results(principal: UserPrincipal, id: number, wanted: BodyOf<'exportResults'>) {
      const { row, people } = await listPeople(principal.enterpriseId, id)
      if (wanted.content === 'answers' && row.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')
      await record(principal, id, wanted.content, { count: people.length })
      const employeeIds = people.map(({ employeeId }) => employeeId)
      return { jobId: await resultsJob.start(principal, id, wanted, employeeIds) }
    },
    async archive(principal: UserPrincipal, id: number, wanted: BodyOf<'archiveReports'>) {
      const { row, people } = await listPeople(principal.enterpriseId, id)
      const employeeIds = await chosen(principal.enterpriseId, people, wanted)
      await record(principal, id, 'archive', { count: employeeIds.length })
      await recordBefore(principal, row, employeeIds)
      return { jobId: await archiveJob.start(principal, id, wanted.language, employeeIds) }
    },
  }
}

export type ReportExports = ReturnType<typeof createReportExports>
