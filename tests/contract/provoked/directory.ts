import { accounts } from './accounts.ts'
import { manyPeople } from './bulk.ts'
import { employees } from './employees.ts'
import { type Ground, MISSING, NAME_OF_NONE, NO_PICTURE } from './ground.ts'
import type { Provocations } from './provocation.ts'

let made = 0
const department = ({ administrator }: Ground, parentId: number | null = null) =>
  administrator.ok('createDepartment', { body: { name: `部门 ${++made}`, parentId } })

const removed = async (ground: Ground) =>
  ground.administrator.ok('deleteDepartment', { path: { id: (await department(ground)).id } })

type Rest = Omit<Provocations<'directory'>, keyof typeof employees | keyof typeof accounts>

const departments: Rest = {
  ...manyPeople,
  createDepartment: {
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('createDepartment', { body: { name: '孤', parentId: MISSING } }),
    NAME_TAKEN: async (ground) => {
      const { name } = await department(ground)
      return ground.administrator.call('createDepartment', { body: { name } })
    },
  },
  updateDepartment: {
    REFERENCE_UNKNOWN: async (ground) => {
      const { id, name } = await department(ground)
      return ground.administrator.call('updateDepartment', { path: { id }, body: { name, leaderId: MISSING } })
    },
    NAME_TAKEN: async (ground) => {
      const { name } = await department(ground)
      const { id } = await department(ground)
      return ground.administrator.call('updateDepartment', { path: { id }, body: { name } })
    },
    STALE_VERSION: async (ground) => {
      const { id, name, version } = await department(ground)
      const change = { path: { id }, body: { name, departNo: 'D7', version } }
      await ground.administrator.ok('updateDepartment', change)
      return ground.administrator.call('updateDepartment', { ...change, body: { ...change.body, departNo: 'D8' } })
    },
  },
  moveDepartment: {
    REFERENCE_UNKNOWN: async (ground) => {
      const { id } = await department(ground)
      return ground.administrator.call('moveDepartment', { path: { id }, body: { parentId: MISSING } })
    },
    NAME_TAKEN: async (ground) => {
      const { name } = await department(ground)
      const above = await department(ground)
      const body = { name, parentId: above.id }
      const { id } = await ground.administrator.ok('createDepartment', { body })
      return ground.administrator.call('moveDepartment', { path: { id }, body: { parentId: null } })
    },
    DEPARTMENT_CYCLE: async (ground) => {
      const { id } = await department(ground)
      const below = await department(ground, id)
      return ground.administrator.call('moveDepartment', { path: { id }, body: { parentId: below.id } })
    },
  },
  positionDepartments: {
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('positionDepartments', { body: [{ DepartId: MISSING, Position: 1 }] }),
  },
  setDepartmentMembers: {
    REFERENCE_UNKNOWN: async (ground) => {
      const { id } = await department(ground)
      return ground.administrator.call('setDepartmentMembers', { path: { id }, body: [MISSING] })
    },
  },
  deleteDepartment: {
    DEPARTMENT_NOT_EMPTY: async (ground) => {
      const { id } = await department(ground)
      await department(ground, id)
      return ground.administrator.call('deleteDepartment', { path: { id } })
    },
    NAME_TAKEN: async ({ administrator, ...ground }) => {
      const { id, name } = await department({ administrator, ...ground })
      const above = await department({ administrator, ...ground })
      await administrator.ok('createDepartment', { body: { name, parentId: above.id } })
      await administrator.ok('createDepartment', { body: { name: `${name} 二`, parentId: id } })
      const path = { id: above.id }
      const { version } = await administrator.ok('previewDepartmentRemoval', { path })
      return administrator.call('deleteDepartment', { path, query: { version } })
    },
    STALE_VERSION: async (ground) => {
      const { id } = await department(ground)
      const path = { id }
      const { version } = await ground.administrator.ok('previewDepartmentRemoval', { path })
      await department(ground, id)
      return ground.administrator.call('deleteDepartment', { path, query: { version } })
    },
  },
  restoreDepartment: {
    REFERENCE_UNKNOWN: async (ground) => {
      const body = { ...(await removed(ground)), parentId: MISSING }
      return ground.administrator.call('restoreDepartment', { body })
    },
    NAME_TAKEN: async (ground) => {
      const body = await removed(ground)
      await ground.administrator.ok('createDepartment', { body: { name: body.name } })
      return ground.administrator.call('restoreDepartment', { body })
    },
  },
  uploadAvatar: {
    PICTURE_UNREADABLE: ({ administrator }) => administrator.call('uploadAvatar', { body: { file: NO_PICTURE } }),
  },
  setMyAvatar: {
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('setMyAvatar', { query: { avatar: '/api/employees/avatar/of-nobody' } }),
  },
  getAvatar: {
    NOT_FOUND: ({ administrator }) => administrator.call('getAvatar', { path: { name: NAME_OF_NONE } }),
  },
  listOrganisationRaters: {
    REFERENCE_UNKNOWN: ({ administrator }) =>
      administrator.call('listOrganisationRaters', {
        body: { employeeIds: [MISSING], participantLevelCodes: ['superior'] },
      }),
  },
  importEmployees: {
    IMPORT_INVALID: ({ administrator }) =>
      administrator.call('importEmployees', { body: { text: 'name,email\n甲,no address\n', allOrNothing: true } }),
  },
}

export const directory: Provocations<'directory'> = { ...employees, ...accounts, ...departments }
