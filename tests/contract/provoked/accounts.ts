import { forgetSignInName } from '../../server/nameless.ts'
import { MISSING, PASSWORD } from './ground.ts'
import { againstEachOther, confirmed, person, WEAK } from './people.ts'
import type { Provocations } from './provocation.ts'
import { signedOn } from './signOn.ts'

type Accounts =
  | 'inviteEmployee'
  | 'resetUserPassword'
  | 'changePassword'
  | 'updateGeneralInfo'
  | 'disableUser'
  | 'enableUser'

export const accounts: Pick<Provocations<'directory'>, Accounts> = {
  resetUserPassword: {
    WEAK_PASSWORD: async (ground) => {
      const { id } = await person(ground)
      return ground.administrator.call('resetUserPassword', { path: { id }, body: { password: WEAK } })
    },
    SIGN_IN_NAME_MISSING: async (ground) => {
      const { id } = await person(ground)
      await forgetSignInName(ground.testApp.database, id)
      return ground.administrator.call('resetUserPassword', { path: { id }, body: { password: PASSWORD } })
    },
    LINK_NOT_SENT: async (ground) => {
      const { id } = await confirmed(ground)
      return ground.administrator.call('resetUserPassword', { path: { id }, body: { password: PASSWORD } })
    },
    OWN_PASSWORD: async ({ administrator }) => {
      const { employeeId } = await administrator.ok('getCurrentUser')
      return administrator.call('resetUserPassword', { path: { id: employeeId }, body: { password: PASSWORD } })
    },
  },
  inviteEmployee: {
    LINK_NOT_SENT: async (ground) => {
      const { id } = await person(ground)
      return ground.administrator.call('inviteEmployee', { path: { id } })
    },
  },
  changePassword: {
    SIGN_ON_KEEPS_PASSWORD: async (ground) => {
      const caller = await signedOn(ground, (await person(ground, { password: PASSWORD })).email)
      return caller.call('changePassword', { body: { oldPassword: PASSWORD, password: PASSWORD } })
    },
    WEAK_PASSWORD: async (ground) => {
      const caller = await ground.signIn((await person(ground, { password: PASSWORD })).email)
      return caller.call('changePassword', { body: { oldPassword: PASSWORD, password: WEAK } })
    },
    PASSWORD_UNCHANGED: async (ground) => {
      const caller = await ground.signIn((await person(ground, { password: PASSWORD })).email)
      return caller.call('changePassword', { body: { oldPassword: PASSWORD, password: PASSWORD } })
    },
    WRONG_PASSWORD: async (ground) => {
      const caller = await ground.signIn((await person(ground, { password: PASSWORD })).email)
      return caller.call('changePassword', { body: { oldPassword: 'quite another', password: PASSWORD } })
    },
    SIGN_IN_THROTTLED: async (ground) => {
      const caller = await ground.signIn((await person(ground, { password: PASSWORD })).email)
      const guess = () => caller.call('changePassword', { body: { oldPassword: 'quite another', password: PASSWORD } })
      for (let attempt = 0; attempt < 7; attempt += 1) await guess()
      return guess()
    },
  },
  updateGeneralInfo: {
    STALE_VERSION: async ({ administrator }) => {
      const info = await administrator.ok('getGeneralInfo')
      return administrator.call('updateGeneralInfo', { body: { ...info, version: 0 } })
    },
  },
  disableUser: {
    NOT_FOUND: ({ administrator }) => administrator.call('disableUser', { query: { uid: String(MISSING) } }),
    OWN_ACCOUNT: async ({ administrator }) => {
      const { employeeId } = await administrator.ok('getCurrentUser')
      return administrator.call('disableUser', { query: { uid: String(employeeId) } })
    },
    LAST_ADMINISTRATOR: (ground) =>
      againstEachOther(ground, (caller, id) => caller.call('disableUser', { query: { uid: String(id) } })),
  },
  enableUser: {
    NOT_FOUND: ({ administrator }) => administrator.call('enableUser', { query: { uid: String(MISSING) } }),
  },
}
