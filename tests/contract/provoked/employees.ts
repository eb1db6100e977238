import { MISSING } from './ground.ts'
import { againstEachOther, person, WEAK } from './people.ts'
import type { Provocations } from './provocation.ts'

export const employees: Pick<Provocations<'directory'>, 'createEmployee' | 'updateEmployee'> = {
  createEmployee: {
    WEAK_PASSWORD: ({ administrator, newEmail }) =>
      administrator.call('createEmployee', { body: { displayName: '甲', email: newEmail(), password: WEAK } }),
    SIGN_IN_NAME_MISSING: ({ administrator }) => administrator.call('createEmployee', { body: { displayName: '甲' } }),
    REFERENCE_UNKNOWN: ({ administrator, newEmail }) =>
      administrator.call('createEmployee', { body: { displayName: '甲', email: newEmail(), departId: MISSING } }),
    EMAIL_TAKEN: async (ground) => {
      const { email } = await person(ground)
      return ground.administrator.call('createEmployee', { body: { displayName: '乙', email } })
    },
    EMPLOYEE_NO_TAKEN: async (ground) => {
      const { employeeNo } = await person(ground, { employeeNo: 'E-1' })
      const body = { displayName: '乙', email: ground.newEmail(), employeeNo }
      return ground.administrator.call('createEmployee', { body })
    },
  },
  updateEmployee: {
    NOT_FOUND: ({ administrator }) =>
      administrator.call('updateEmployee', {
        body: { id: MISSING, displayName: '甲', employeeNo: '', departId: null },
      }),
    STALE_VERSION: async (ground) => {
      const { id } = await person(ground)
      const body = { id, displayName: '甲', employeeNo: '', departId: null, version: 0 }
      return ground.administrator.call('updateEmployee', { body })
    },
    EMAIL_TAKEN: async (ground) => {
      const { email } = await person(ground)
      const { id } = await person(ground)
      const body = { id, displayName: '甲', employeeNo: '', departId: null, email }
      return ground.administrator.call('updateEmployee', { body })
    },
    SIGN_IN_NAME_MISSING: async (ground) => {
      const { id } = await person(ground)
      const body = { id, displayName: '甲', employeeNo: '', departId: null, email: null }
      return ground.administrator.call('updateEmployee', { body })
    },
    OWN_ACCOUNT: async ({ administrator }) => {
      const { employeeId: id } = await administrator.ok('getCurrentUser')
      const body = { id, displayName: '甲', employeeNo: '', departId: null, role: 'member' as const }
      return administrator.call('updateEmployee', { body })
    },
    REFERENCE_UNKNOWN: async (ground) => {
      const { id } = await person(ground)
      const body = { id, displayName: '甲', employeeNo: '', departId: MISSING }
      return ground.administrator.call('updateEmployee', { body })
    },
    EMPLOYEE_NO_TAKEN: async (ground) => {
      const { employeeNo } = await person(ground, { employeeNo: 'E-2' })
      const { id } = await person(ground)
      return ground.administrator.call('updateEmployee', {
        body: { id, displayName: '甲', employeeNo, departId: null },
      })
    },
    LAST_ADMINISTRATOR: (ground) =>
      againstEachOther(ground, (caller, id) =>
        caller.call('updateEmployee', {
          body: { id, displayName: '甲', employeeNo: '', departId: null, role: 'member' },
        }),
      ),
  },
}
