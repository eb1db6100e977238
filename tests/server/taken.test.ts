/** A property added to a body in the document that the server's code does not take is a type error here, not dropped in silence. */
import { expectTypeOf, test } from 'vitest'
import type { DepartmentChange, DepartmentInput } from '../../server/features/directory/departmentService.ts'
import type { EmployeeChange, EmployeeInput } from '../../server/features/directory/employeeWriting.ts'
import type { BodyOf } from '../../server/http/call.ts'

/** What each service takes of the body of its operation. */
interface Taken {
  createEmployee: EmployeeInput
  updateEmployee: EmployeeChange
  createDepartment: DepartmentInput
  updateDepartment: DepartmentChange
}

type Untaken<Body, Of> = Exclude<keyof Body, keyof Of>

test('every property of a body is taken', () => {
  expectTypeOf<{ [Id in keyof Taken]: Untaken<BodyOf<Id>, Taken[Id]> }[keyof Taken]>().toBeNever()
})

test('one that nobody takes is seen', () => {
  expectTypeOf<Untaken<BodyOf<'createEmployee'> & { grade: number }, EmployeeInput>>().toEqualTypeOf<'grade'>()
})
