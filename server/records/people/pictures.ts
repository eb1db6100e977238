/** Pictures of people and enterprises: the only writer of their table, and what their addresses look like. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import type { PictureTable } from '../../database/schema/schema.ts'

const AVATARS = '/api/files/avatar/'

export const newPictureName = () => `${randomBytes(16).toString('base64url')}.webp`

export const avatarAddress = (name: string) => `${AVATARS}${name}`

/** The uid is in it, since whoever answers through a link shows no session. */
export const logoAddress = (enterpriseUid: string, name: string) => `/api/files/logo/${enterpriseUid}/${name}`

export async function insertPicture(db: Handle, row: PictureTable) {
  await db.insertInto('picture').values(row).execute()
}

export async function findPicture(db: Handle, enterpriseId: number, kind: PictureTable['kind'], name: string) {
  return db
    .selectFrom('picture')
    .select('bytes')
    .where('enterpriseId', '=', enterpriseId)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Of a person's uploads only the newest waits to be chosen: nobody fills the disk with the others. */
export async function deleteUnusedOf(db: Handle, enterpriseId: number, createdBy: number) {
  await db
    .deleteFrom('picture')
    .where('enterpriseId', '=', enterpriseId)
    .where('kind', '=', 'avatar')
    .where('createdBy', '=', createdBy)
    .where('usedBy', 'is', null)
    .execute()
}

/**
 * Deletes pictures nobody chose; part of the daily purge. By the index of who uses them, an enterprise at a time: SQLite
 * would read through every picture to come to what stands behind its bytes.
 */
export async function deleteUnusedAvatars(db: Handle, enterpriseId: number, createdBefore: string) {
  await db
    .deleteFrom('picture')
    .where('enterpriseId', '=', enterpriseId)
    .where('kind', '=', 'avatar')
    .where('usedBy', 'is', null)
    .where('createdAt', '<', createdBefore)
    .execute()
}

/**
 * Makes an uploaded picture (its address) a person's own and deletes the one before; '' only takes that away.
 * False when there is no such picture, or it is somebody else's.
 */
export async function takeAvatar(db: Handle, enterpriseId: number, employeeId: number, address: string) {
  const name = address.startsWith(AVATARS) ? address.slice(AVATARS.length) : ''
  if (address !== '') {
    const taken = await db
      .updateTable('picture')
      .set({ usedBy: employeeId })
      .where('enterpriseId', '=', enterpriseId)
      .where('name', '=', name)
      .where('kind', '=', 'avatar')
      .where((eb) => eb.or([eb('usedBy', 'is', null), eb('usedBy', '=', employeeId)]))
      .returning('name')
      .executeTakeFirst()
    if (taken === undefined) return false
  }
  await db
    .deleteFrom('picture')
    .where('enterpriseId', '=', enterpriseId)
    .where('usedBy', '=', employeeId)
    .where('name', '!=', name)
    .execute()
  return true
}

/** Whether the address is that of a logo uploaded in the enterprise. */
export async function isLogoOf(db: Handle, enterprise: { id: number; uid: string }, address: string): Promise<boolean> {
  const own = logoAddress(enterprise.uid, '')
  if (!address.startsWith(own)) return false
  return (await findPicture(db, enterprise.id, 'logo', address.slice(own.length))) !== undefined
}

/** A logo for who shows no session: by the enterprise's uid and the picture's name. */
export async function findLogo(db: Handle, enterpriseUid: string, name: string) {
  const enterprise = await db.selectFrom('enterprise').select('id').where('uid', '=', enterpriseUid).executeTakeFirst()
  return enterprise === undefined ? undefined : findPicture(db, enterprise.id, 'logo', name)
}

/**
 * The logos of an enterprise that nobody shows: not it itself, and no questionnaire of it, removed ones included since
 * they can come back. Whoever deletes or chooses a logo holds the lock of the enterprise, so that nobody does in between.
 */
function deletingUnusedLogos(db: Handle, enterpriseId: number) {
  return db
    .deleteFrom('picture')
    .where('picture.enterpriseId', '=', enterpriseId)
    .where('picture.kind', '=', 'logo')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('enterprise')
            .select('enterprise.id')
            .where('enterprise.id', '=', enterpriseId)
            .where(sql<boolean>`enterprise.logo like '%/' || picture.name`),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('questionnaire')
            .select('questionnaire.id')
            .where('questionnaire.enterpriseId', '=', enterpriseId)
            .where(sql<boolean>`questionnaire."styleJson" like '%/' || picture.name || '"%'`),
        ),
      ),
    )
}

/** Deletes a logo (its address) that was shown somewhere, unless somebody else shows it still. */
export async function deleteLogoLeft(db: Handle, enterpriseId: number, address: string) {
  const name = address.slice(address.lastIndexOf('/') + 1)
  if (name !== '') await deletingUnusedLogos(db, enterpriseId).where('picture.name', '=', name).execute()
}

/** Deletes the logos of an enterprise that wait to be chosen since before a moment; part of the daily purge. */
export async function deleteUnusedLogos(db: Handle, enterpriseId: number, createdBefore: string) {
  await deletingUnusedLogos(db, enterpriseId).where('picture.createdAt', '<', createdBefore).execute()
}

/** The enterprises that have logos from before a moment. */
export async function listLogoOwners(db: Handle, createdBefore: string): Promise<number[]> {
  const rows = await db
    .selectFrom('picture')
    .select('enterpriseId')
    .distinct()
    .where('kind', '=', 'logo')
    .where('createdAt', '<', createdBefore)
    .orderBy('enterpriseId')
    .execute()
  return rows.map(({ enterpriseId }) => enterpriseId)
}
