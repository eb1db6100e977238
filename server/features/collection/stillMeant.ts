/** Which of the mails that waited still go: since they were written their reason may have gone. */
import { ASKING_TYPES } from '../../../domain/evaluation/mailTemplate.ts'
import { isAnswerable } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { unreachable } from '../../records/people/mailed.ts'
import * as store from './store/sending.ts'

type Row = Database['outboxMail']

/** A mail that goes. */
export interface Addressed {
  row: Row
  to: store.MailRecipient
  /** Undefined where it is gone. */
  round: store.MailRound | undefined
}

interface Parted {
  goes: Addressed[]
  /** Of rounds that take no answers now: one may be enabled again, and its deadline moved. */
  rests: Row[]
  /** To people nobody writes to any more (`unreachable`), or who have no form left that they are asked for. */
  drops: Row[]
}

/** Parts mails just leased; `now` is ISO 8601 UTC. */
export async function partMails(db: Handle, rows: Row[], now: string): Promise<Parted> {
  const recipients = await store.recipientsOf(db, rows)
  const rounds = await store.roundsOf(db, rows)
  const open = await store.openRatersOf(db, rows)
  const parted: Parted = { goes: [], rests: [], drops: [] }
  for (const row of rows) {
    const [to, round] = [recipients.get(row.employeeId), rounds.get(row.questionnaireId)]
    const isAsking = ASKING_TYPES.some((type) => type === row.emailType)
    if (to === undefined || unreachable(to) !== null) parted.drops.push(row)
    else if (isAsking && (round === undefined || !isAnswerable(round, now))) parted.rests.push(row)
    else if (isAsking && !open.has(`${row.questionnaireId} ${row.employeeId}`)) parted.drops.push(row)
    else parted.goes.push({ row, to, round })
  }
  return parted
}
