/** Releasing reports, withdrawing them and bringing them back (anonymity.md R15, R16). */
import { BusinessError } from '../../../domain/errors.ts'
import { momentAfter } from '../../../domain/momentAfter.ts'
import { shownAs } from '../../../domain/scoring/shownAs.ts'
import { isFigureless } from '../../../domain/scoring/team/member.ts'
import { namesOf } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { UserPrincipal } from '../../http/call.ts'
import {
  type Bulk,
  type BulkAct,
  type BulkCaller,
  type BulkResult,
  type Selection,
  Unprepared,
} from '../../jobs/bulk.ts'
import { getQuestionnaire, refuseUnfinished, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { insertEvent, RELEASED, RESTORED, WITHDRAWN } from '../../records/questionnaire/audit.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import { findEvaluateesOf } from '../../records/turns/evaluatees.ts'
import { afterChanges, afterOpenings, type InOrder } from '../../records/turns/published/outdated.ts'
import {
  endReleases,
  insertReleases,
  listNewestReleases,
  listNewestReportMails,
  listReaders,
  reopenReleases,
} from '../../records/turns/published/releases.ts'
import { readToldReport } from '../../records/turns/published/toldReports.ts'
import { type Filters, idsOf } from './choosing.ts'
import { type Evaluated, isSuperiorPromised, readSome } from './round.ts'
import { type OpenBeside, snapshotOf } from './snapshots.ts'

/** A snapshot is a whole report: nobody waits for more of them. */
const RELEASES_A_SLICE = 20

type Caller = BulkCaller & Pick<UserPrincipal, 'userId' | 'remoteAddress'>

export interface Readers {
  toSuperior: boolean
  exceptSuperiorIds?: number[] | undefined
}

export interface Released extends Readers {
  /** Passes over reports that show no score of others, where the paper asks for one. */
  onlyWithFigures?: boolean | undefined
}

/** What stands beside each report. */
type Compared = Pick<Awaited<ReturnType<OpenBeside>>, 'besideOf'>

type Action = typeof RELEASED | typeof WITHDRAWN | typeof RESTORED

/** What is kept of an act: when it was, whose reports are otherwise than before, and where they are open now, whether to a superior too. */
interface Done {
  at: string
  employeeIds: number[]
  toSuperior?: boolean
}

/** Throws SUPERIOR_NOT_PROMISED, and as `refuseUnfinished`. */
function refuseRelease(row: QuestionnaireRow, { toSuperior }: Readers): void {
  refuseUnfinished(row)
  if (toSuperior && !isSuperiorPromised(row)) throw new BusinessError('SUPERIOR_NOT_PROMISED')
}

/** Snapshots of some, each under the version after its newest, in place of the one before. */
async function releaseSome(
  db: Handle,
  { now }: InOrder,
  { userId }: Caller,
  row: QuestionnaireRow,
  { some, toSuperior, exceptSuperiorIds = [], onlyWithFigures, besideOf }: Released & Compared & { some: Evaluated[] },
): Promise<Done> {
  const key = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
  const { evaluatees, personOf } = await readSome(db, row, some)
  // After the mails its readers got: they tell of what was released before.
  const mayRead = evaluatees.flatMap(({ employeeId, superiorIds }) => [employeeId, ...superiorIds])
  const releasedAt = momentAfter(now(), await listNewestReportMails(db, key, mayRead))
  const newest = await listNewestReleases(
    db,
    key,
    some.map(({ employeeId }) => employeeId),
  )
  const except = new Set(exceptSuperiorIds)
  const releases = []
  const readers = []
  for (const { employeeId, superiorIds } of evaluatees) {
    const report = await readToldReport(db, row, employeeId, 'evaluatee', releasedAt)
    if (report === undefined || (onlyWithFigures && isFigureless(report))) continue
    const shown = shownAs(report, personOf(employeeId).nameMark)
    const release = { ...key, employeeId, version: (newest.get(employeeId)?.version ?? 0) + 1 }
    const snapshotJson = snapshotOf(shown, await besideOf(db, report))
    releases.push({ ...release, snapshotJson, releasedAt, releasedBy: userId })
    readers.push({ ...release, readerId: employeeId, role: 'evaluatee' as const })
    for (const readerId of toSuperior ? superiorIds : []) {
      if (!except.has(readerId)) readers.push({ ...release, readerId, role: 'superior' as const })
    }
  }
  const employeeIds = releases.map(({ employeeId }) => employeeId)
  await endReleases(db, key, employeeIds, { endedAt: releasedAt, isReplaced: 1 })
  await insertReleases(db, releases, readers)
  return { at: releasedAt, employeeIds, toSuperior: readers.some(({ role }) => role === 'superior') }
}

/** After the mails that readers of these reports got: they tell of what was open before. */
async function afterMails(
  db: Handle,
  { now }: InOrder,
  key: RoundKey,
  employeeIds: readonly number[],
): Promise<string> {
  const readers = await listReaders(db, key, employeeIds)
  const readerIds = readers.map(({ readerId }) => readerId)
  return momentAfter(now(), await listNewestReportMails(db, key, readerIds))
}

/** Keeps what was done, in the transaction of the deed. */
async function note(
  db: Handle,
  { ids }: InOrder,
  { enterpriseId, userId, remoteAddress }: Caller,
  questionnaireId: number,
  { action, at, ...done }: Done & { action: Action },
) {
  if (done.employeeIds.length === 0) return
  const event = { id: ids.newId(), at, action, objectId: questionnaireId }
  await insertEvent(db, { enterpriseId, userId, remoteAddress, ...event, detailJson: JSON.stringify(done) })
}

/** What the acts upon the reports of many evaluatees have in common: what was done and its record stand or fall together. */
function runner(context: ServiceContext, bulk: Bulk) {
  return async (
    caller: Caller,
    id: number,
    selection: Selection<Filters>,
    own: Pick<BulkAct<Filters>, 'kind' | 'rowsASlice' | 'prepare'> & { action: Action },
    change: (db: Handle, row: QuestionnaireRow, some: Evaluated[], then: InOrder) => Promise<Done>,
  ): Promise<BulkResult> => {
    const { enterpriseId } = caller
    const { action, ...how } = own
    const { notes: _, ...result } = await bulk.run<Filters>(caller, selection, {
      ...how,
      questionnaireId: id,
      idsOf: idsOf(context, { enterpriseId, questionnaireId: id }),
      namesOf: (db, employeeIds) => namesOf(db, enterpriseId, employeeIds),
      async act(db, employeeIds) {
        const row = await takeQuestionnaire(db, enterpriseId, id)
        const there = await findEvaluateesOf(db, enterpriseId, id, employeeIds)
        const some = employeeIds.flatMap((employeeId) => {
          const evaluateeId = there.get(employeeId)
          return evaluateeId === undefined ? [] : [{ id: evaluateeId, employeeId }]
        })
        const after = action === RELEASED ? afterChanges : afterOpenings
        const done = await change(db, row, some, await after(context, db, row))
        await note(db, context, caller, id, { action, ...done })
        const missing = employeeIds.filter((employeeId) => !there.has(employeeId))
        const refused = missing.map((each) => ({ id: each, error: new BusinessError('NOT_FOUND') }))
        return { changed: done.employeeIds, refused }
      },
    })
    return result
  }
}

const idsOfAll = (some: readonly Evaluated[]) => some.map(({ employeeId }) => employeeId)

/** Acts upon the reports of many evaluatees, by their employee ids. */
export function createReleasesBulk(context: ServiceContext, bulk: Bulk, openBeside: OpenBeside) {
  const { database } = context
  const run = runner(context, bulk)

  return {
    /** Throws NOT_FOUND, NOT_FINISHED, ROUND_CLOSING, SUPERIOR_NOT_PROMISED, SELECTION_CHANGED. */
    async release(caller: Caller, id: number, order: Selection<Filters> & Released) {
      const { toSuperior, exceptSuperiorIds, onlyWithFigures, ...selection } = order
      const to = { toSuperior, exceptSuperiorIds, onlyWithFigures }
      await database.read(async (db) => refuseRelease(await getQuestionnaire(db, caller.enterpriseId, id), to))
      const open = () => openBeside(caller.enterpriseId, id, order.ids)
      let opened = await open()
      const prepare = async () => {
        if (!(await database.read((db) => opened.isAsRead(db)))) opened = await open()
      }
      const own = { kind: 'bulkReleaseReports', rowsASlice: RELEASES_A_SLICE, action: RELEASED, prepare } as const
      return run(caller, id, selection, own, async (db, row, some, then) => {
        refuseRelease(row, to)
        // A slice makes its reports now: beside them stands what is so now.
        if (!(await opened.isAsRead(db))) throw new Unprepared()
        return releaseSome(db, then, caller, row, { ...to, some, besideOf: opened.besideOf })
      })
    },

    /** Throws NOT_FOUND, SELECTION_CHANGED. */
    async withdraw(caller: Caller, id: number, selection: Selection<Filters>) {
      await database.read((db) => getQuestionnaire(db, caller.enterpriseId, id))
      const own = { kind: 'bulkWithdrawReports', action: WITHDRAWN } as const
      return run(caller, id, selection, own, async (db, row, some, then) => {
        const key = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
        const at = await afterMails(db, then, key, idsOfAll(some))
        return { at, employeeIds: await endReleases(db, key, idsOfAll(some), { endedAt: at, isReplaced: 0 }) }
      })
    },

    /** Throws NOT_FOUND. */
    async restore(caller: Caller, id: number, selection: Pick<Selection<Filters>, 'ids'>) {
      await database.read((db) => getQuestionnaire(db, caller.enterpriseId, id))
      const own = { kind: 'bulkRestoreReports', action: RESTORED } as const
      return run(caller, id, selection, own, async (db, row, some, then) => {
        const key = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
        const reopened = await reopenReleases(db, key, idsOfAll(some))
        const versions = new Map(reopened.map(({ employeeId, version }) => [employeeId, version]))
        const employeeIds = [...versions.keys()]
        const readers = await listReaders(db, key, employeeIds)
        const toSuperior = readers.some(
          ({ role, employeeId, version }) => role === 'superior' && versions.get(employeeId) === version,
        )
        return { at: await afterMails(db, then, key, employeeIds), employeeIds, toSuperior }
      })
    },
  }
}

export type ReleasesBulk = ReturnType<typeof createReleasesBulk>
