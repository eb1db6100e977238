/** A small organisation and a questionnaire that is ready to start, made for tests of what comes after. */
import { insertDepartments } from '../../server/records/people/departments.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import type { TestApp, Visitor } from './testApp.ts'

/** Ids of what addOrganisation makes: a chief, two departments with a leader and members each. */
export const PEOPLE = { chief: 9001, sales: [9011, 9012, 9013, 9014], works: [9021, 9022, 9023, 9024], disabled: 9099 }

const BOARD = 8001

/** The first of a department leads it; the chief leads the board above both. One person is disabled. */
export async function addOrganisation({ database }: TestApp): Promise<void> {
  await database.write(async (db) => {
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').orderBy('id').executeTakeFirstOrThrow()
    const department = (id: number, parentId: number | null, leaderId: number) => {
      return { enterpriseId, id, parentId, seq: id, departNo: '', leaderId, name: `部门 ${id}` }
    }
    const employee = (id: number, departmentId: number, disabled: 0 | 1 = 0) => {
      const who = { displayName: `张员 ${id}`, email: `p${id}@yuanhang.example`, mobile: '10012345678' }
      return newEmployee({ enterpriseId, id, ...who, departmentId, disabled, createdAt: '2026-01-01T00:00:00.000Z' })
    }
    await insertDepartments(db, [
      department(BOARD, null, 9001),
      department(8010, BOARD, 9011),
      department(8020, BOARD, 9021),
    ])
    await insertEmployees(db, [
      employee(PEOPLE.chief, BOARD),
      ...PEOPLE.sales.map((id) => employee(id, 8010)),
      ...PEOPLE.works.map((id) => employee(id, 8020)),
      employee(PEOPLE.disabled, 8010, 1),
    ])
  })
}

/** A ready questionnaire from the shipped template: sales people are evaluated, raters come from the organisation. */
export async function makeReady(administrator: Visitor, type: 1 | 2 = 1, evaluatees = PEOPLE.sales): Promise<number> {
  const { id } = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type } })
  await administrator.ok('addEvaluatees', { path: { id }, body: { employeeIds: evaluatees } })
  const participantLevelCodes = ['superior', 'sameLevel', 'subordinate', 'self'] as const
  await administrator.ok('autobindParticipants', {
    path: { id },
    body: { participantLevelCodes: [...participantLevelCodes] },
  })
  return id
}
