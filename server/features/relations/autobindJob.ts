/** Auto-bind of more relations than one transaction may write: a job that goes on after a crash (decisions/0019). */
import { BusinessError } from '../../../domain/errors.ts'
import { isCollecting } from '../../../domain/evaluation/status.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { slices } from '../../database/statements.ts'
import type { JobOrder, JobState } from '../../jobs/order.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { NOTHING_DONE, type Outcome, orRefuse, refusal } from '../../jobs/sliceRefusal.ts'
import { takeUnfinished } from '../../records/questionnaire/access.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { recordMore } from '../../records/questionnaire/raterChanges.ts'
import { RELATIONS_A_SLICE } from '../../records/turns/relations.ts'
import { addPlanned, countOn, missingOn, openAmong } from './autobindApply.ts'
import type { BindPlan, BoundLevel } from './autobindPlan.ts'
import { newcomersRefused, settle } from './change.ts'
import type { RelationCaller } from './levelService.ts'

/** Evaluatees without a rater who are told, of each level; the others are counted. */
const TOLD_MISSING = 100

export interface BindCaller extends RelationCaller {
  employeeId: number
}

/** What is kept of the order until it is over (KeptOrder); the slices of the plan are its parts. */
interface BindHead {
  /** Of the caller no more is kept than this. */
  caller: Pick<BindCaller, 'enterpriseId' | 'userId' | 'employeeId' | 'remoteAddress'>
  questionnaireId: number
  levels: BoundLevel[]
  total: number
  /** Relations of each part but the last. */
  sliceSize: number
  /** Whether the round collected when it was asked for. */
  isCollecting: boolean
  /** The one record of the change of raters. */
  eventId: number
}

/** A relation of a part, as [evaluateeId, levelId, raterId]. */
type Planned = [number, number, number]

interface Stored extends Outcome {
  bound: components['schemas']['BoundRelations']
  /** Newcomers who came too late (R19), who are among those skipped. */
  late: number
  /** Of those added the ones that the record of the change tells of. */
  recorded: number
}

const nothingOf = ({ levels }: BindHead): Stored => ({
  ...NOTHING_DONE,
  ...{ late: 0, recorded: 0 },
  bound: { perLevel: levels.map((level) => ({ ...level, added: 0, missing: null })), missing: [] },
})

/** The missing of each level counted, and the first of them told. */
async function tellMissing(
  db: Handle,
  row: Parameters<typeof missingOn>[1],
  open: BoundLevel[],
  { perLevel }: Stored['bound'],
): Promise<Stored['bound']> {
  const missing = await missingOn(db, row, open)
  const on = ({ levelId }: Pick<BoundLevel, 'levelId'>) => {
    const level = open.find((each) => each.levelId === levelId)
    // Of one that was closed meanwhile nobody is missing, nor is anybody there.
    return level && missing.filter(({ levelType }) => levelType === level.levelType)
  }
  return {
    perLevel: perLevel.map((level) => ({ ...level, missing: on(level)?.length ?? null })),
    missing: open.flatMap((level) => (on(level) ?? []).slice(0, TOLD_MISSING)),
  }
}

/** Adds a slice of the plan; the last one tells for whom nobody was found. */
async function bindSlice(
  db: Handle,
  context: ServiceContext,
  head: BindHead,
  before: Stored,
  planned: Planned[],
  isLast: boolean,
): Promise<Stored> {
  const { caller, questionnaireId, eventId } = head
  const row = await takeUnfinished(db, caller.enterpriseId, questionnaireId)
  // Whoever starts a round starts it with the raters he sees; whom it gets later, somebody asks for.
  if (isCollecting(row) !== head.isCollecting) throw refusal(before, 'job.autobindParticipants.started')
  const open = await openAmong(db, row, head.levels)
  const wanted = planned.map(([evaluateeId, levelId, raterId]) => ({ evaluateeId, levelId, raterId }))
  const { added, refused } = await addPlanned(db, context.ids, row, open, wanted)
  await settle(db, row)
  const event = { id: eventId, told: { added: before.recorded, removed: 0 } }
  const change = { added: added.length, removed: 0 }
  const { added: recorded } = await recordMore(db, context, caller, row, event, change)
  const created = before.created + added.length
  const late = before.late + refused.length
  if (isLast && created === 0 && late > 0) throw new BusinessError('NEWCOMERS_REFUSED')
  const perLevel = before.bound.perLevel.map((level) => ({
    ...level,
    added: level.added + countOn(added, level.levelId),
  }))
  const bound = { ...before.bound, perLevel }
  const skipped = before.skipped + planned.length - added.length
  const told = isLast ? await tellMissing(db, row, open, bound) : bound
  return { ...before, created, skipped, late, recorded, bound: told }
}

/**
 * Refuses at once what would be refused in the middle: a round that is over, the licence, newcomers alone. Answers whether
 * the round collects.
 */
async function refuseHopeless(db: Handle, { enterpriseId }: BindCaller, id: number, { wanted, existing }: BindPlan) {
  const row = await takeUnfinished(db, enterpriseId, id)
  const comesTooLate = await newcomersRefused(db, row, existing)
  const coming = wanted.filter((relation) => !comesTooLate(relation))
  if (coming.length === 0) throw new BusinessError('NEWCOMERS_REFUSED')
  const raterIds = coming.map(({ raterId }) => raterId)
  if (isCollecting(row)) await refuseBeyondLicence(db, enterpriseId, { coming: raterIds })
  return isCollecting(row)
}

export function createAutobindJob(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database, ids } = context

  async function step(db: Handle, head: BindHead, { done, result, parts }: JobState) {
    // The JSON edge: this wrote it, and `start` the parts.
    const before = result === null ? nothingOf(head) : (result as Stored)
    const [body] = await parts(done / head.sliceSize, 1)
    if (body === undefined) throw new Error('a part of the plan is missing')
    const planned = JSON.parse(body) as Planned[]
    const next = done + planned.length
    return orRefuse(before, 'job.autobindParticipants.over', async () => ({
      done: next,
      result: await bindSlice(db, context, head, before, planned, next === head.total),
    }))
  }

  function orderOf(head: BindHead): Omit<JobOrder, 'kept'> {
    const { enterpriseId, employeeId: createdBy } = head.caller
    return {
      enterpriseId,
      createdBy,
      kind: 'autobindParticipants',
      questionnaireId: head.questionnaireId,
      total: head.total,
      step: (db, state) => step(db, head, state),
    }
  }

  // The JSON edge: `start` wrote it.
  jobs.onTakeUp('autobindParticipants', (head) => (head === null ? 'job.interrupted' : orderOf(head as BindHead)))

  return {
    /** Starts the job and answers its id. Throws what the plan as a whole is refused with. */
    async start(caller: BindCaller, questionnaireId: number, plan: BindPlan): Promise<number> {
      const collects = await database.write((db) => refuseHopeless(db, caller, questionnaireId, plan))
      const { enterpriseId, userId, employeeId, remoteAddress } = caller
      const head: BindHead = {
        caller: { enterpriseId, userId, employeeId, remoteAddress },
        questionnaireId,
        levels: plan.levels,
        total: plan.wanted.length,
        sliceSize: RELATIONS_A_SLICE,
        isCollecting: collects,
        eventId: ids.newId(),
      }
      const parts = slices(plan.wanted, RELATIONS_A_SLICE).map((slice) =>
        JSON.stringify(slice.map(({ evaluateeId, levelId, raterId }): Planned => [evaluateeId, levelId, raterId])),
      )
      return jobs.start({ ...orderOf(head), kept: { head, parts } })
    },
  }
}
