/** What changes figures after the finish: whose are otherwise than when they were handed out, and whether any are since they were read. */
import { momentAfter } from '../../../../domain/momentAfter.ts'
import { NORM_FLOOR } from '../../../../domain/scoring/rule.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { IDS_A_STATEMENT } from '../../../database/statements.ts'
import { CANCELLED, lastOf, listLater, markOfEvents, RELEASED, RESTORED, WITHDRAWN } from '../../questionnaire/audit.ts'
import type { QuestionnaireRow } from '../../questionnaire/store.ts'
import type { RoundKey } from '../answers.ts'
import { findCounted } from '../counted.ts'
import { countEvaluatees } from '../evaluatees.ts'
import { type FormsKept, LEFT_OUT } from '../leftOut.ts'
import { listRelationsById } from '../relations.ts'

/** An evaluatee of the round, and since when the report says what it says. */
interface HandedOut {
  id: number
  employeeId: number
  releasedAt: string
}

/** After the finish nothing else changes figures, and an anonymous round's nothing at all (R11). */
const CHANGING = [LEFT_OUT, CANCELLED]

/** Asked before the figures of these finished rounds are read; the answer says, at any later moment, whether they are the same still. */
export async function watchFigures(
  read: DatabaseService['read'],
  enterpriseId: number,
  questionnaireIds: readonly number[],
): Promise<(db: Handle) => Promise<boolean>> {
  if (questionnaireIds.length === 0) return async () => true
  const readMark = (db: Handle) => markOfEvents(db, enterpriseId, questionnaireIds, CHANGING)
  const before = await read(readMark)
  return async (db) => (await readMark(db)) === before
}

/** What an act is kept by. */
export type InOrder = Pick<ServiceContext, 'ids' | 'now'>

type Held = Pick<QuestionnaireRow, 'enterpriseId' | 'id'>

async function after(
  { ids, now }: InOrder,
  db: Handle,
  { enterpriseId, id }: Held,
  before: readonly string[],
): Promise<InOrder> {
  const at = new Date(momentAfter(now(), [await lastOf(db, enterpriseId, id, before)]))
  return { ids, now: () => at }
}

/** Keeps such an act after those before and after every release, whichever clock kept them; the questionnaire is held. */
export const afterReleases = (context: InOrder, db: Handle, row: Held) =>
  after(context, db, row, [...CHANGING, RELEASED])

/** The same of a release, after every such act: it is made of what they left. And after what closed and opened those before it. */
export const afterChanges = (context: InOrder, db: Handle, row: Held) =>
  after(context, db, row, [...CHANGING, WITHDRAWN, RESTORED])

/** The same of what closes or opens released reports, after all that did so before. */
export const afterOpenings = (context: InOrder, db: Handle, row: Held) =>
  after(context, db, row, [RELEASED, WITHDRAWN, RESTORED])

/** What of a report that was handed out is otherwise by now: its own figures, or the norm beside them alone. */
export type Outdated = 'figures' | 'norm'

/**
 * Which of these are outdated, by their employee ids: forms about them, or about others whose figures make the norm, were left
 * out, counted again or withdrawn since. What was left out and counted again is as it was, and so is everything where a form
 * was that no figure is made of: one that was never sent, or is withdrawn.
 */
export async function findOutdated(
  db: Handle,
  key: RoundKey,
  handedOut: readonly HandedOut[],
): Promise<Map<number, Outdated>> {
  const newestFirst = handedOut.toSorted((one, other) => (one.releasedAt < other.releasedAt ? 1 : -1))
  const since = newestFirst.at(-1)?.releasedAt
  if (since === undefined) return new Map()
  const { enterpriseId, questionnaireId } = key
  const events = await listLater(db, enterpriseId, questionnaireId, CHANGING, since)
  if (events.length === 0) return new Map()
  // The JSON edge: collection wrote it.
  const acts = events.map(({ at, detailJson }) => ({ at, ...(JSON.parse(detailJson) as FormsKept) }))
  const changed = changesOf(await readForms(db, key, acts, handedOut))
  const hasNorm = (await countEvaluatees(db, enterpriseId, questionnaireId)) >= NORM_FLOOR
  const outdated = new Map<number, Outdated>()
  for (const { employeeId, releasedAt } of newestFirst) {
    for (let act = acts.at(-1); act !== undefined && act.at > releasedAt; act = acts.at(-1))
      changed.add(acts.pop() ?? act)
    if (changed.isAbout(employeeId)) outdated.set(employeeId, 'figures')
    else if (hasNorm && changed.hasFigures()) outdated.set(employeeId, 'norm')
  }
  return outdated
}

/** A form as it is now. */
interface Form {
  /** Undefined of somebody else's than those that are asked about. */
  employeeId: number | undefined
  isSent: boolean
  isLeftOut: boolean
}

/** The forms these acts were upon. */
async function readForms(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  acts: readonly FormsKept[],
  handedOut: readonly HandedOut[],
): Promise<ReadonlyMap<number, Form>> {
  const ids = new Set(
    acts.flatMap(({ relationIds = [], relationId }) => (relationId === undefined ? relationIds : [relationId])),
  )
  const relations = await listRelationsById(db, enterpriseId, questionnaireId, [...ids])
  if (relations.length === 0) return new Map()
  const about = [...new Set(relations.map(({ evaluateeId }) => evaluateeId))]
  // Of so many everybody's are read.
  const some = about.length > IDS_A_STATEMENT ? null : about
  const isCounted = await findCounted(db, enterpriseId, questionnaireId, some)
  const employeeIds = new Map(handedOut.map(({ id, employeeId }) => [id, employeeId]))
  return new Map(
    relations.map(({ id, evaluateeId, status }) => {
      const isLeftOut = !isCounted({ relationId: id })
      return [id, { employeeId: employeeIds.get(evaluateeId), isSent: status === 'submitted', isLeftOut }]
    }),
  )
}

/** What acts since some moment changed in sum, each form turned over once more by every act upon it. */
function changesOf(forms: ReadonlyMap<number, Form>) {
  const turnedOver = new Set<number>()
  const withdrawn = new Set<number>()
  const withdrawnAbout = new Set<number>()
  const changedAbout = new Map<number, number>()
  /** Forms that are in the figures and were not then, or the other way round. */
  const changed = new Set<number>()
  let isUnknownWithdrawn = false
  function weigh(id: number): void {
    const form = forms.get(id)
    if (form === undefined) return
    const isTurned = turnedOver.has(id)
    const wasLeftOut = form.isLeftOut !== isTurned
    const isChanged = form.isSent ? isTurned : withdrawn.has(id) && !wasLeftOut
    if (isChanged === changed.has(id)) return
    if (isChanged) changed.add(id)
    else changed.delete(id)
    const about = form.employeeId
    if (about !== undefined) changedAbout.set(about, (changedAbout.get(about) ?? 0) + (isChanged ? 1 : -1))
  }
  return {
    add({ relationIds = [], relationId, evaluatorId, isSent = true }: FormsKept): void {
      for (const id of relationIds) {
        if (!turnedOver.delete(id)) turnedOver.add(id)
        weigh(id)
      }
      if (evaluatorId === undefined) return
      withdrawnAbout.add(evaluatorId)
      // Of a form that was never sent no figure was.
      if (!isSent) return
      if (relationId === undefined || !forms.has(relationId)) isUnknownWithdrawn = true
      else {
        withdrawn.add(relationId)
        weigh(relationId)
      }
    },
    isAbout: (employeeId: number): boolean => withdrawnAbout.has(employeeId) || (changedAbout.get(employeeId) ?? 0) > 0,
    hasFigures: (): boolean => isUnknownWithdrawn || changed.size > 0,
  }
}
