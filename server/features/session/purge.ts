/** Deletes what nobody can use any more, so that tables of passing things do not grow for ever. */
import type { ServiceContext } from '../../database/context.ts'
import { deleteReadsOfDeadSessions } from '../../records/paper/reads.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { deleteExpiredInvitations } from '../../records/people/invitations.ts'
import { deleteLettersBefore } from '../../records/people/letters.ts'
import { deleteExpiredPasswordLinks } from '../../records/people/passwordLinks.ts'
import { deleteUnusedAvatars, deleteUnusedLogos, listLogoOwners } from '../../records/people/pictures.ts'
import { deletePlaces } from '../../records/people/places.ts'
import { deleteSessionsBegunBefore } from '../../records/people/sessions.ts'
import { deleteThrottles } from '../../records/people/throttleCounts.ts'
import { forgetAddresses } from '../../records/questionnaire/audit.ts'
import { deleteStaleExports, EXPORT_DAYS } from '../../records/questionnaire/exportParts.ts'
import { discardRemoved } from '../../records/turns/discarding.ts'
import { deleteLinksOfFinished } from '../../records/turns/links.ts'

const DAY = 86_400_000
/** Failures are forgotten after a day at most (throttle.ts). */
const THROTTLE_DAYS = 1
/** So long somebody is still told of what was done. */
const LETTER_DAYS = 7
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
 * questionnaires long finished, answers of removed anonymous rounds.
 */
export async function purgeStale(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  sessionMilliseconds: number,
): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY).toISOString()
  await database.write((db) => deleteSessionsBegunBefore(db, before(sessionMilliseconds / DAY)))
  await database.write((db) => deleteReadsOfDeadSessions(db))
  await database.write((db) => deleteExpiredPasswordLinks(db, before(0)))
  await database.write((db) => deleteExpiredInvitations(db, before(0)))
  await database.write((db) => deleteThrottles(db, before(THROTTLE_DAYS)))
  await database.write((db) => deleteLettersBefore(db, before(LETTER_DAYS)))
  await database.write((db) => deletePlaces(db, before(PLACE_DAYS)))
  await database.write((db) => forgetAddresses(db, before(ADDRESS_DAYS)))
  await database.write((db) => deleteUnusedAvatars(db, before(PICTURE_DAYS)))
  await deleteLogosNobodyShows(database, before(PICTURE_DAYS))
  await database.write((db) => deleteStaleExports(db, before(EXPORT_DAYS)))
  await database.write((db) => deleteLinksOfFinished(db, before(LINK_DAYS)))
  await discardRemoved(database, now())
}

async function deleteLogosNobodyShows(database: ServiceContext['database'], createdBefore: string): Promise<void> {
  for (const enterpriseId of await database.read((db) => listLogoOwners(db, createdBefore))) {
    await database.write(async (db) => {
      await lockEnterprise(db, enterpriseId)
      await deleteUnusedLogos(db, enterpriseId, createdBefore)
    })
  }
}
