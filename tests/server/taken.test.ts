/** A property added to a body in the document that the server's code does not take is a type error, not dropped in silence. */
import { expectTypeOf, test } from 'vitest'
import type { EmployeeInput } from '../../server/features/directory/employeeWriting.ts'
import type { BodyOf, Handlers, Untaken } from '../../server/http/call.ts'

test('what is not taken is named, within objects and lists too', () => {
  type Body = {
    name: string
    kind: 'EMAIL'
    config?: { host: string; port: number }
    rows: { id: number; note?: string }[]
  }
  type Taken = { name: string; config?: { host: string }; rows: { id: number }[] }
  expectTypeOf<Untaken<Body, Taken>>().toEqualTypeOf<'port' | 'note'>()
  expectTypeOf<Untaken<Body, Body>>().toBeNever()
  expectTypeOf<Untaken<BodyOf<'createEmployee'> & { grade: number }, EmployeeInput>>().toEqualTypeOf<'grade'>()
})

test('a handler that takes less than the body has gets no body', () => {
  const handlers: Handlers<'updateDimension', { updateDimension: { id: number; before?: string } }> = {
    // @ts-expect-error the body's name is taken by nobody
    updateDimension: async ({ body }) => ({ id: body.id, name: '', weight: null, questionCount: 0 }),
  }
  expectTypeOf(handlers).not.toBeAny()
})
