/** Deletes what nobody can use any more, so that tables of passing things do not grow for ever. */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { dropAll } from '../../database/sliceBySlice.ts'
import { deleteReadsOfDeadSessions } from '../../records/paper/reads.ts'
import { listEnterprises, lockEnterprise } from '../../records/people/enterprises.ts'
import { deleteSomeExpiredInvitations } from '../../records/people/invitations.ts'
import { deleteSomeLettersBefore } from '../../records/people/letters.ts'
import { deleteExpiredPasswordLinks } from '../../records/people/passwordLinks.ts'
import { deleteUnusedAvatars, deleteUnusedLogos, listLogoOwners } from '../../records/people/pictures.ts'
import { deleteSomePlaces } from '../../records/people/places.ts'
import { deleteSomeSessionsBegunBefore } from '../../records/people/sessions.ts'
import { deleteSomeThrottles } from '../../records/people/throttleCounts.ts'
import { type EventPlace, forgetSomeAddresses, noteUnsent } from '../../records/questionnaire/audit.ts'
import {
  deleteSomeParts,
  EXPORT_DAYS,
  listStaleExports,
  PARTS_AT_ONCE,
} from '../../records/questionnaire/exportParts.ts'
import { deleteSomeLinks, listFinishedWithLinks } from '../../records/turns/links.ts'
import { discardLeftDrafts } from '../../records/turns/sealing/discarding.ts'

const DAY = 86_400_000
/** Failures are forgotten after a day at most (throttle.ts). */
const THROTTLE_DAYS = 1
/** So long somebody is still told of what was done. */
const LETTER_DAYS = 7
/** So many go in one transaction: every other write waits for it. */
const LETTERS_AT_ONCE = 500
const ROWS_AT_ONCE = 2000
/** So long a network somebody came in from is known. */
const PLACE_DAYS = 180
/** So long the audit log has from where something was done. */
const ADDRESS_DAYS = 180
/** So long an uploaded picture waits to be chosen. */
const PICTURE_DAYS = 1
/** So long an old link still tells its owner that answering is over. */
const LINK_DAYS = 365

/**
 * One round: sessions older than any may be (`sessionMilliseconds`) and what hangs on them, forgotten failures, networks long
 * not used, addresses in the audit log, letters nobody could send, pictures nobody chose, exported files, links of
 * questionnaires long finished, drafts a finish left behind. Each step is a transaction of its own, or several; none begins
 * once `isStopping`, and the next round does what was left.
 */
export async function purgeStale(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  sessionMilliseconds: number,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY).toISOString()
  const write = (work: (db: Handle) => Promise<void>) => () => database.write(work)
  const drop = (dropSome: (db: Handle, before: string, most: number) => Promise<number>, days: number) => () =>
    dropAll(ROWS_AT_ONCE, isStopping, () => database.write((db) => dropSome(db, before(days), ROWS_AT_ONCE)))
  const steps = [
    drop(deleteSomeSessionsBegunBefore, sessionMilliseconds / DAY),
    write((db) => deleteReadsOfDeadSessions(db)),
    write((db) => deleteExpiredPasswordLinks(db, before(0))),
    drop(deleteSomeExpiredInvitations, 0),
    drop(deleteSomeThrottles, THROTTLE_DAYS),
    () => dropLetters({ database, now }, before(LETTER_DAYS), isStopping),
    drop(deleteSomePlaces, PLACE_DAYS),
    () => forgetAddresses(database, before(ADDRESS_DAYS), isStopping),
    () => inEachEnterprise(database, (db, id) => deleteUnusedAvatars(db, id, before(PICTURE_DAYS))),
    () => deleteLogosNobodyShows(database, before(PICTURE_DAYS)),
    () => dropExports(database, before(EXPORT_DAYS), isStopping),
    () => dropLinks(database, before(LINK_DAYS), isStopping),
    () => discardLeftDrafts(database, isStopping),
  ]
  for (const step of steps) {
    if (isStopping()) return
    await step()
  }
}

/** An invitation that waited so long for a mail server is told of; of a whole import there are as many as people. */
async function dropLetters(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  before: string,
  isStopping: () => boolean,
): Promise<void> {
  const dropSome = async (db: Handle) => {
    const letters = await deleteSomeLettersBefore(db, before, LETTERS_AT_ONCE)
    const invitations = letters.filter(({ kind }) => kind === 'invitation')
    await noteUnsent(db, invitations, now(), { cause: 'old' })
    return letters.length
  }
  await dropAll(LETTERS_AT_ONCE, isStopping, () => database.write(dropSome))
}

/** A file of a large list has hundreds of parts. */
async function dropExports(
  database: ServiceContext['database'],
  createdBefore: string,
  isStopping: () => boolean,
): Promise<void> {
  for (const file of await database.read((db) => listStaleExports(db, createdBefore))) {
    const dropSome = (db: Handle) => deleteSomeParts(db, file)
    await dropAll(PARTS_AT_ONCE, isStopping, () => database.write(dropSome))
  }
}

/** Of one round there are as many as people who were asked, and more. */
async function dropLinks(
  database: ServiceContext['database'],
  finishedBefore: string,
  isStopping: () => boolean,
): Promise<void> {
  for (const round of await database.read((db) => listFinishedWithLinks(db, finishedBefore))) {
    const dropSome = (db: Handle) => deleteSomeLinks(db, round, finishedBefore, ROWS_AT_ONCE)
    await dropAll(ROWS_AT_ONCE, isStopping, () => database.write(dropSome))
  }
}

/** Of a company that is invited at once there is an event for each person; of years there are very many. */
async function forgetAddresses(
  database: ServiceContext['database'],
  before: string,
  isStopping: () => boolean,
): Promise<void> {
  for (const { id } of await database.read((db) => listEnterprises(db))) {
    let after: EventPlace | undefined = { at: '', id: 0 }
    while (after !== undefined && !isStopping()) {
      const last: EventPlace = after
      after = await database.write((db) => forgetSomeAddresses(db, id, before, ROWS_AT_ONCE, last))
    }
  }
}

/** One enterprise after the other: the index of what is looked for leads with it, and nobody waits for all of them. */
async function inEachEnterprise(
  database: ServiceContext['database'],
  work: (db: Handle, enterpriseId: number) => Promise<void>,
): Promise<void> {
  for (const { id } of await database.read((db) => listEnterprises(db))) await database.write((db) => work(db, id))
}

async function deleteLogosNobodyShows(database: ServiceContext['database'], createdBefore: string): Promise<void> {
  for (const enterpriseId of await database.read((db) => listLogoOwners(db, createdBefore))) {
    await database.write(async (db) => {
      await lockEnterprise(db, enterpriseId)
      await deleteUnusedLogos(db, enterpriseId, createdBefore)
    })
  }
}
