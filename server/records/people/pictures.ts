/** Pictures of people and enterprises: the only writer of their table, and what their addresses look like. */
import { randomBytes } from 'node:crypto'
import type { Handle } from '../../database/open.ts'
import type { PictureTable } from '../../database/schema.ts'

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

/** Deletes pictures nobody chose, of all enterprises; part of the daily purge. */
export async function deleteUnusedAvatars(db: Handle, createdBefore: string) {
  await db
    .deleteFrom('picture')
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
