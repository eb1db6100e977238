import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { FileAnswer } from '../../http/call.ts'
import { makePicture } from '../../images/pictures.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import {
  avatarAddress,
  deleteUnusedOf,
  findPicture,
  insertPicture,
  newPictureName,
  takeAvatar,
} from '../../records/people/pictures.ts'

export interface Person {
  enterpriseId: number
  employeeId: number
}

/** A name never stands for other pixels, so browsers may keep what they got. */
const KEPT = 'private, max-age=31536000, immutable'

/** Pictures of people. */
export function createPictureService({ database, now }: ServiceContext) {
  return {
    /** Keeps the picture, made anew; nobody's until it is chosen. */
    async upload({ enterpriseId, employeeId }: Person, file: unknown): Promise<string> {
      const bytes = await makePicture(file, 'avatar')
      const name = newPictureName()
      const createdAt = now().toISOString()
      const row = { enterpriseId, name, kind: 'avatar' as const, bytes, createdBy: employeeId, createdAt, usedBy: null }
      await database.write(async (db) => {
        await deleteUnusedOf(db, enterpriseId, employeeId)
        await insertPicture(db, row)
      })
      return avatarAddress(name)
    },

    /** Makes an uploaded picture one's own; '' takes it away. */
    async choose({ enterpriseId, employeeId }: Person, avatar: string): Promise<string> {
      await database.write(async (db) => {
        const isTaken = await takeAvatar(db, enterpriseId, employeeId, avatar)
        if (!isTaken) throw fieldError('REFERENCE_UNKNOWN', 'avatar')
        await updateEmployee(db, enterpriseId, employeeId, { avatar })
      })
      return avatar
    },

    /** The picture itself; another enterprise's is as good as missing. */
    async file(enterpriseId: number, name: string): Promise<FileAnswer> {
      const found = await database.read((db) => findPicture(db, enterpriseId, 'avatar', name))
      if (found === undefined) throw new BusinessError('NOT_FOUND')
      return { contentType: 'image/webp', body: found.bytes, cacheControl: KEPT }
    },
  }
}

export type PictureService = ReturnType<typeof createPictureService>
