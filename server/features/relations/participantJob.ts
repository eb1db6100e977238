/** More raters given or taken than one transaction may change: a job that goes on after a crash (decisions/0019). */
import { BusinessError } from '../../../domain/errors.ts'
import { isCollecting } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { slices } from '../../database/statements.ts'
import type { JobOrder, JobState } from '../../jobs/order.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { NOTHING_DONE, type Outcome, orRefuse, refusal } from '../../jobs/sliceRefusal.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { type RaterChange, recordMore } from '../../records/questionnaire/raterChanges.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { RELATIONS_A_SLICE } from '../../records/turns/relations.ts'
import { settle } from './change.ts'
import { openLevelOf, type RelationCaller } from './levelService.ts'
import { type Giving, type GivingPiece, giveRaters, takeRaters } from './participantSlice.ts'

export interface ParticipantCaller extends RelationCaller {
  employeeId: number
}

type Order =
  | { kind: 'updateParticipants'; levelId: number; giving: Giving }
  /** `levelId` is null where relations on any level are meant. */
  | { kind: 'deleteParticipants'; levelId: number | null }

/** What is kept of the order until it is over (KeptOrder); its parts are a `GivingPiece` each, or ids of relations. */
interface Head {
  /** Of the caller no more is kept than this. */
  caller: ParticipantCaller
  questionnaireId: number
  order: Order
  /** Pairs of an evaluatee and a rater, or relations. */
  total: number
  /** Whether the round collected when it was asked for. */
  isCollecting: boolean
  /** The one record of the change of raters. */
  eventId: number
}

interface Stored extends Outcome {
  /** Parts that are done. */
  parts: number
  /** Newcomers who came too late (R19), who are among those skipped. */
  late: number
  /** What the record of the change tells of. */
  recorded: RaterChange
}

const NOTHING: Stored = {
  ...NOTHING_DONE,
  ...{ parts: 0, late: 0 },
  recorded: { added: 0, removed: 0 },
}

/** What a part changed, all that hangs on it kept right; `size` is how much of the total it was. */
interface Done extends RaterChange {
  size: number
  skipped: number
  late: number
}

const sizeOf = ({ evaluateeIds, valuerIds }: GivingPiece) => evaluateeIds.length * Math.max(valuerIds.length, 1)

/** Does the next part of the order, in the transaction of its progress. */
async function doPart(
  db: Handle,
  { ids }: ServiceContext,
  row: QuestionnaireRow,
  { caller, questionnaireId, order }: Head,
  body: string,
): Promise<Done> {
  // The JSON edge: `start` wrote it.
  if (order.kind === 'deleteParticipants') {
    const relationIds = JSON.parse(body) as number[]
    const taken = await takeRaters(db, row, relationIds, order.levelId)
    await refreshReadiness(db, row.enterpriseId, row.id)
    return { ...taken, added: 0, late: 0, size: relationIds.length }
  }
  const piece = JSON.parse(body) as GivingPiece
  const level = await openLevelOf(db, caller, questionnaireId, order.levelId)
  const { added, refused, ...given } = await giveRaters(db, ids, row, level, order.giving, piece)
  await settle(db, row)
  return { ...given, added: added.length, late: refused.length, size: sizeOf(piece) }
}

async function doSlice(db: Handle, context: ServiceContext, head: Head, before: Stored, { done, parts }: JobState) {
  const { caller, questionnaireId, order, eventId, total } = head
  const row = await takeUnfinished(db, caller.enterpriseId, questionnaireId)
  // Whoever starts a round starts it with the raters he sees.
  if (isCollecting(row) !== head.isCollecting) throw refusal(before, 'job.participants.started')
  const [body] = await parts(before.parts, 1)
  if (body === undefined) throw new Error('a part of the order is missing')
  const { size, added, removed, skipped, late } = await doPart(db, context, row, head, body)
  const event = { id: eventId, told: before.recorded }
  const result: Stored = {
    ...before,
    created: before.created + added,
    updated: before.updated + removed,
    skipped: before.skipped + skipped,
    parts: before.parts + 1,
    late: before.late + late,
    recorded: await recordMore(db, context, caller, row, event, { added, removed }),
  }
  if (done + size === total) refuseIdle(order, result)
  return { done: done + size, result }
}

export function createParticipantJob(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  function step(db: Handle, head: Head, state: JobState) {
    // The JSON edge: the step before wrote it.
    const before = state.result === null ? NOTHING : (state.result as Stored)
    return orRefuse(before, 'job.participants.over', () => doSlice(db, context, head, before, state))
  }

  function orderOf(head: Head): Omit<JobOrder, 'kept'> {
    const { enterpriseId, employeeId: createdBy } = head.caller
    return {
      enterpriseId,
      createdBy,
      kind: head.order.kind,
      questionnaireId: head.questionnaireId,
      told: 'job.participants',
      total: head.total,
      step: (db, state) => step(db, head, state),
    }
  }

  for (const kind of ['updateParticipants', 'deleteParticipants'] as const) {
    // The JSON edge: `start` wrote it.
    jobs.onTakeUp(kind, (head) => (head === null ? 'job.interrupted' : orderOf(head as Head)))
  }

  function start(
    { enterpriseId, userId, employeeId, remoteAddress, language }: ParticipantCaller,
    about: Pick<Head, 'questionnaireId' | 'order' | 'total' | 'isCollecting'>,
    pieces: readonly object[],
  ): Promise<number> {
    const caller = { enterpriseId, userId, employeeId, remoteAddress, language }
    const head: Head = { caller, ...about, eventId: context.ids.newId() }
    return jobs.start({ ...orderOf(head), kept: { head, parts: pieces.map((piece) => JSON.stringify(piece)) } })
  }

  return {
    /** Starts giving raters piece by piece and answers the job's id. */
    give(
      caller: ParticipantCaller,
      round: Pick<Head, 'questionnaireId' | 'isCollecting'>,
      { levelId, giving, pieces }: { levelId: number; giving: Giving; pieces: readonly GivingPiece[] },
    ): Promise<number> {
      const total = pieces.reduce((sum, piece) => sum + sizeOf(piece), 0)
      return start(caller, { ...round, order: { kind: 'updateParticipants', levelId, giving }, total }, pieces)
    },

    /** The same of taking these relations. */
    take(
      caller: ParticipantCaller,
      round: Pick<Head, 'questionnaireId' | 'isCollecting'>,
      { levelId, relationIds }: { levelId: number | null; relationIds: readonly number[] },
    ): Promise<number> {
      const order: Order = { kind: 'deleteParticipants', levelId }
      const pieces = slices(relationIds, RELATIONS_A_SLICE)
      return start(caller, { ...round, order, total: relationIds.length }, pieces)
    },
  }
}

/** Refuses, as at once, what did nothing at all because of newcomers who came too late, or of forms that are sent. */
function refuseIdle({ kind }: Order, { created, updated, skipped, late }: Stored): void {
  if (kind === 'updateParticipants' && created === 0 && late > 0) throw new BusinessError('NEWCOMERS_REFUSED')
  if (kind === 'deleteParticipants' && updated === 0 && skipped > 0) throw new BusinessError('ALREADY_SENT')
}
