import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import { refuseWeakPassword } from '../../records/people/passwordRule.ts'
import { renewSession } from '../../records/people/sessions.ts'
import { listMemberships } from '../../records/people/users.ts'
import { countLicensedPeople } from '../../records/questionnaire/licence.ts'
import { areas } from './areas.ts'
import { createEnterpriseChanging, enterpriseVersion } from './changing.ts'
import { createJobs } from './jobs.ts'
import { type SetUpInput, setUpEnterprise } from './setUp.ts'
import { createSetupCodeCheck } from './setupCode.ts'

/** Whose session it is; what a handler's principal holds. */
export interface Member {
  userId: number
  enterpriseId: number
  sessionHash: string
  issuerSetAt: string | null
}

const view = ({ logo, name, uid }: { logo: string; name: string; uid: string }) => ({
  logo,
  enterpriseName: name,
  enterpriseUid: uid,
})

/** Writes down who came in (features/session/signInLog.ts). */
type NoteOpened = (
  db: Handle,
  membership: { userId: number; enterpriseId: number; employeeId: number; role: 'admin' | 'member' },
  remoteAddress: string,
) => Promise<void>

/** Enterprises and the first set-up, which asks for `setupCode` where there is one. */
export function createEnterpriseService(
  context: ServiceContext,
  setupCode: string | undefined,
  noteOpened: NoteOpened,
) {
  const { database } = context

  async function find(enterpriseId: number) {
    const row = await database.read((db) => findEnterprise(db, enterpriseId))
    if (row === undefined) throw new BusinessError('NOT_FOUND')
    return row
  }

  /** The enterprises a session may work in: one that an enterprise's provider opened, in that enterprise alone. */
  async function open(db: Handle, { userId, enterpriseId, issuerSetAt }: Omit<Member, 'sessionHash'>) {
    const memberships = await listMemberships(db, userId)
    return issuerSetAt === null ? memberships : memberships.filter((one) => one.enterpriseId === enterpriseId)
  }

  return {
    jobs: createJobs(context),
    changing: createEnterpriseChanging(context),
    areas,

    /** The enterprises a person may enter, the one in use first. */
    async related(member: Member) {
      const memberships = await database.read((db) => open(db, member))
      const isOther = (membership: { enterpriseId: number }) =>
        membership.enterpriseId === member.enterpriseId ? 0 : 1
      return memberships.sort((a, b) => isOther(a) - isOther(b)).map(view)
    },

    /**
     * Lets the session work in another enterprise of the person, under a new id (`secret`); an enterprise of others is
     * as good as missing.
     */
    async enter(member: Member, uid: string, remoteAddress: string) {
      const { userId, enterpriseId, sessionHash } = member
      return database.write(async (db) => {
        const chosen = (await open(db, member)).find((membership) => membership.uid === uid)
        if (chosen === undefined) throw new BusinessError('NOT_FOUND')
        const secret = await renewSession(db, sessionHash, chosen.enterpriseId)
        if (chosen.enterpriseId !== enterpriseId) await noteOpened(db, { ...chosen, userId }, remoteAddress)
        return { secret, entered: view(chosen) }
      })
    },

    async basic(enterpriseId: number) {
      return view(await find(enterpriseId))
    },

    async detail(enterpriseId: number) {
      const row = await find(enterpriseId)
      return { ...view(row), areaCode: row.areaCode, createdAt: row.createdAt, version: enterpriseVersion(row) }
    },

    /** The licence and how much of it is used (design §5.5). */
    async authorisation(enterpriseId: number) {
      const row = await find(enterpriseId)
      return {
        productPricingVersion: row.pricingVersion === 0 ? (0 as const) : (1 as const),
        permitUserCount: row.permitUserCount,
        totalUserCount: await database.read((db) => countLicensedPeople(db, enterpriseId)),
        chargingType: row.chargingType,
      }
    },

    /** The first enterprise and its administrator, on an empty installation only (design §5.13). */
    async setUpFirst(input: SetUpInput) {
      return setUpEnterprise(context, input, true)
    },

    refuseWithoutCode: createSetupCodeCheck(context, setupCode),

    /** Throws unless the first administrator's password is strong. */
    async refuseWeak(fields: Omit<SetUpInput, 'passwordHash'> & { password: string }): Promise<void> {
      await refuseWeakPassword(fields.password, { ...fields, enterpriseNames: [fields.enterpriseName] })
    },
  }
}

export type EnterpriseService = ReturnType<typeof createEnterpriseService>
