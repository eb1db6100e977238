import { hashSecret, newSecret } from '../../../server/database/secrets.ts'
import { invite } from '../../server/inviting.ts'
import { ADMINISTRATOR } from '../../server/testApp.ts'
import { type Ground, MISSING, NAME_OF_NONE, NO_PICTURE, PASSWORD } from './ground.ts'
import { person } from './people.ts'
import type { Provocations } from './provocation.ts'
import { beginSingleSignOn, completeSingleSignOn } from './signOn.ts'

const WEAK = '111111111111'

const DAY = 24 * 3_600_000

/** Signs in with a password of an administrator's, once `from` has been done. */
async function signInOnce(
  { administrator, newEmail, visitor }: Ground,
  { newPassword, from }: { newPassword?: string; from?: () => unknown } = {},
) {
  const body = { email: newEmail(), password: PASSWORD }
  await administrator.ok('createEmployee', { body: { displayName: '新人', ...body } })
  from?.()
  return visitor().call('signIn', { body: { ...body, ...(newPassword !== undefined && { newPassword }) } })
}

export const session: Provocations<'session'> = {
  beginSingleSignOn,
  completeSingleSignOn,
  signIn: {
    SIGN_IN_FAILED: ({ visitor, newEmail }) =>
      visitor().call('signIn', { body: { email: newEmail(), password: PASSWORD } }),
    SIGN_IN_THROTTLED: async ({ visitor, newEmail }) => {
      const body = { email: newEmail(), password: PASSWORD }
      for (let attempt = 0; attempt < 7; attempt += 1) await visitor().call('signIn', { body })
      return visitor().call('signIn', { body })
    },
    ENTERPRISE_NEEDED: async ({ administrator, elsewhere, newEmail, signIn, visitor }) => {
      const email = newEmail()
      await elsewhere(email)
      const body = { displayName: '同号', employeeNo: 'N-7', password: PASSWORD }
      for (const caller of [administrator, await signIn(email)]) await caller.ok('createEmployee', { body })
      return visitor().call('signIn', { body: { employeeNo: 'N-7', password: PASSWORD } })
    },
    PASSWORD_CHANGE_NEEDED: async (ground) => signInOnce(ground),
    ONE_TIME_PASSWORD_OVER: async (ground) => {
      const { clock } = ground.testApp
      const before = clock.now
      const answer = await signInOnce(ground, { from: () => (clock.now = new Date(before.getTime() + DAY)) })
      clock.now = before
      return answer
    },
    PASSWORD_UNCHANGED: (ground) => signInOnce(ground, { newPassword: PASSWORD }),
    WEAK_PASSWORD: (ground) => signInOnce(ground, { newPassword: WEAK }),
  },
  mailSignInLinks: {
    LINK_NOT_SENT: ({ visitor, newEmail }) => visitor().call('mailSignInLinks', { body: { email: newEmail() } }),
    LINKS_THROTTLED: async ({ visitor, newEmail }) => {
      const body = { email: newEmail() }
      for (let asked = 0; asked < 20; asked += 1) await visitor().call('mailSignInLinks', { body })
      return visitor().call('mailSignInLinks', { body })
    },
  },
  logout: {
    CROSS_SITE_REQUEST: ({ visitor }) => visitor({ 'sec-fetch-site': 'cross-site' }).call('logout'),
  },
  setPasswordByLink: {
    PASSWORD_LINK_INVALID: ({ visitor }) =>
      visitor().call('setPasswordByLink', { body: { secret: newSecret(), password: PASSWORD } }),
    WEAK_PASSWORD: async ({ testApp: { database, clock }, visitor }) => {
      const secret = newSecret()
      const createdAt = clock.now.toISOString()
      const expiresAt = new Date(clock.now.getTime() + 60_000).toISOString()
      await database.write(async (db) => {
        const { id: userId } = await db.selectFrom('user').select('id').limit(1).executeTakeFirstOrThrow()
        const row = { userId, tokenHash: hashSecret(secret), createdAt, expiresAt }
        await db.insertInto('passwordLink').values(row).execute()
      })
      return visitor().call('setPasswordByLink', { body: { secret, password: WEAK } })
    },
  },
  endSession: {
    NOT_FOUND: ({ administrator }) => administrator.call('endSession', { path: { key: hashSecret(newSecret()) } }),
  },
  readInvitation: {
    PASSWORD_LINK_INVALID: ({ visitor }) => visitor().call('readInvitation', { body: { secret: newSecret() } }),
  },
  acceptInvitation: {
    PASSWORD_LINK_INVALID: ({ visitor }) =>
      visitor().call('acceptInvitation', { body: { secret: newSecret(), password: PASSWORD } }),
    WEAK_PASSWORD: async (ground) => {
      const { id } = await person(ground)
      const secret = await invite(ground.testApp, id)
      return ground.visitor().call('acceptInvitation', { body: { secret, password: WEAK } })
    },
  },
  setPreference: {
    PREFERENCES_FULL: async ({ administrator }) => {
      const set = (key: string) => administrator.call('setPreference', { path: { key }, body: { value: '1' } })
      for (let kept = 0; kept < 200; kept += 1) await set(`kept.${kept}`)
      return set('one.more')
    },
  },
}

export const enterprise: Provocations<'enterprise'> = {
  setUpEnterprise: {
    ALREADY_SET_UP: ({ visitor }) => visitor().call('setUpEnterprise', { body: ADMINISTRATOR }),
    SETUP_CODE_WRONG: async ({ empty }) => (await empty()).call('setUpEnterprise', { body: ADMINISTRATOR }),
    SETUP_THROTTLED: async ({ empty }) => {
      const caller = await empty()
      for (let attempt = 0; attempt < 6; attempt += 1) await caller.call('setUpEnterprise', { body: ADMINISTRATOR })
      return caller.call('setUpEnterprise', { body: ADMINISTRATOR })
    },
    WEAK_PASSWORD: ({ visitor }) => visitor().call('setUpEnterprise', { body: { ...ADMINISTRATOR, password: WEAK } }),
  },
  switchEnterprise: {
    NOT_FOUND: ({ administrator }) =>
      administrator.call('switchEnterprise', { body: { enterpriseUid: 'ent-of-nobody' } }),
  },
  updateEnterpriseBasic: {
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('updateEnterpriseBasic', { body: { logo: '/api/enterprises/logo/of/nobody' } }),
  },
  updateEnterprise: {
    STALE_VERSION: ({ administrator }) =>
      administrator.call('updateEnterprise', { body: { enterpriseName: '改', version: 0 } }),
    REFERENCE_UNKNOWN: ({ administrator }) => administrator.call('updateEnterprise', { body: { areaCode: '000000' } }),
  },
  setEnterpriseArea: {
    REFERENCE_UNKNOWN: ({ administrator }) => administrator.call('setEnterpriseArea', { body: { areaCode: '000000' } }),
  },
  uploadLogo: {
    PICTURE_UNREADABLE: ({ administrator }) => administrator.call('uploadLogo', { body: { file: NO_PICTURE } }),
  },
  getLogo: {
    NOT_FOUND: ({ visitor }) =>
      visitor().call('getLogo', { path: { enterpriseUid: 'ent-of-nobody', name: NAME_OF_NONE } }),
  },
  getJob: { NOT_FOUND: ({ administrator }) => administrator.call('getJob', { path: { id: MISSING } }) },
  cancelJob: { NOT_FOUND: ({ administrator }) => administrator.call('cancelJob', { path: { id: MISSING } }) },
}

const FORMS = { list: 'feedback', format: 'csv', language: 'zh' } as const

export const exported: Provocations<'exports'> = {
  createExport: {
    NOT_FOUND: ({ administrator }) => administrator.call('createExport', { body: { ...FORMS, parentId: MISSING } }),
    ANONYMOUS_REFUSED: async ({ administrator, round }) => {
      const { questionnaireId: parentId } = await round({ type: 2 })
      return administrator.call('createExport', { body: { ...FORMS, parentId, filter: { valuerScoreMin: 1 } } })
    },
    ROUND_CLOSING: async ({ administrator, closing }) => {
      const { questionnaireId: parentId } = await closing()
      return administrator.call('createExport', { body: { ...FORMS, parentId } })
    },
  },
  downloadExport: {
    NOT_FOUND: ({ administrator }) => administrator.call('downloadExport', { path: { jobId: MISSING } }),
    EXPORT_NOT_READY: async ({ administrator, enterpriseId, testApp }) => {
      const { employeeId: createdBy } = await administrator.ok('getCurrentUser')
      const id = MISSING - 1
      const at = testApp.clock.now.toISOString()
      const times = { createdAt: at, updatedAt: at }
      // One that another process is making: this one's own would be over before the question comes.
      const job = { enterpriseId, id, kind: 'exportTags', total: 9, done: 0, message: '', resultJson: '', createdBy }
      await testApp.database.write((db) =>
        db
          .insertInto('job')
          .values({ ...job, ...times, status: 'running' })
          .execute(),
      )
      return administrator.call('downloadExport', { path: { jobId: id } })
    },
  },
}
