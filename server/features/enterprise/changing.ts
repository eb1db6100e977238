/** What an administrator may change of the enterprise: name, logo, seat. */
import { BusinessError, fieldError, refuseStale } from '../../../domain/errors.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { EnterpriseTable } from '../../database/schema/schema.ts'
import type { FileAnswer } from '../../http/call.ts'
import { makePicture } from '../../images/pictures.ts'
import { findEnterprise, lockEnterprise, updateEnterprise } from '../../records/people/enterprises.ts'
import {
  deleteLogoLeft,
  findLogo,
  insertPicture,
  isLogoOf,
  logoAddress,
  newPictureName,
} from '../../records/people/pictures.ts'
import { type Doer, insertEvent } from '../../records/questionnaire/audit.ts'
import { isArea } from './areas.ts'

export interface EnterpriseChange {
  enterpriseName?: string
  logo?: string
  areaCode?: string
  version?: number
}

/** A name never stands for other pixels, and a logo is shown to people without a session. */
const KEPT = 'public, max-age=31536000, immutable'

export const enterpriseVersion = ({ name, logo, areaCode }: EnterpriseTable) => contentVersion([name, logo, areaCode])

/** Who changes it, and from where. */
type Changer = Doer & { enterpriseId: number }

export function createEnterpriseChanging({ database, now, ids }: ServiceContext) {
  async function note(db: Handle, changer: Changer, keys: string[]) {
    if (keys.length === 0) return
    const { enterpriseId, userId, remoteAddress } = changer
    const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), userId, remoteAddress }
    const detailJson = JSON.stringify({ keys })
    await insertEvent(db, { ...event, action: 'enterprise.changed', objectId: enterpriseId, detailJson })
  }

  return {
    /** Changes what is given; a version that is no longer the enterprise's refuses with STALE_VERSION. */
    async change(changer: Changer, change: EnterpriseChange): Promise<void> {
      const { enterpriseId } = changer
      const { enterpriseName, logo, areaCode } = change
      const name = enterpriseName?.trim()
      if (areaCode !== undefined && areaCode !== '' && !isArea(areaCode))
        throw fieldError('REFERENCE_UNKNOWN', 'areaCode')
      await database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const row = await findEnterprise(db, enterpriseId)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        const version = enterpriseVersion(row)
        refuseStale(version, change.version)
        if (logo !== undefined && logo !== '' && logo !== row.logo) {
          if (!(await isLogoOf(db, row, logo))) throw fieldError('REFERENCE_UNKNOWN', 'logo')
        }
        const next = { name: name ?? row.name, logo: logo ?? row.logo, areaCode: areaCode ?? row.areaCode }
        await updateEnterprise(db, enterpriseId, next)
        if (next.logo !== row.logo) await deleteLogoLeft(db, enterpriseId, row.logo)
        const keys = (['name', 'logo', 'areaCode'] as const).filter((key) => next[key] !== row[key])
        await note(db, changer, keys)
      })
    },

    /** Keeps a logo, made anew, and answers its address: for the enterprise or for the look of a questionnaire. */
    async uploadLogo({ enterpriseId, employeeId }: { enterpriseId: number; employeeId: number }, file: unknown) {
      const bytes = await makePicture(file, 'logo')
      const name = newPictureName()
      const createdAt = now().toISOString()
      return database.write(async (db) => {
        const row = await findEnterprise(db, enterpriseId)
        if (row === undefined) throw new BusinessError('NOT_FOUND')
        await insertPicture(db, {
          enterpriseId,
          name,
          kind: 'logo',
          bytes,
          createdBy: employeeId,
          createdAt,
          usedBy: null,
        })
        return logoAddress(row.uid, name)
      })
    },

    async logo(enterpriseUid: string, name: string): Promise<FileAnswer> {
      const found = await database.read((db) => findLogo(db, enterpriseUid, name))
      if (found === undefined) throw new BusinessError('NOT_FOUND')
      return { contentType: 'image/webp', body: found.bytes, cacheControl: KEPT }
    },
  }
}
