import { expect, test } from 'vitest'
import { DatabaseFault, faultOf, isLost } from './faults.ts'

const thrown = (code: string | undefined, message = 'x') =>
  Object.assign(new Error(message), code !== undefined && { code })

test.each([
  { given: thrown('57P01'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('57P02'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('57P03'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('08006'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('08P01'), fault: null, lost: false },
  { given: thrown('25P03'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('28P01'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('3D000'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('ECONNREFUSED'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('ECONNRESET'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('ENOTFOUND'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('ENOENT'), fault: null, lost: false },
  { given: thrown('SQLITE_IOERR_READ'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown(undefined, 'Connection terminated unexpectedly'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown(undefined, 'Query read timeout'), fault: 'DATABASE_AWAY', lost: true },
  { given: thrown('55P03'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('57014'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('53200'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('53300'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('40P01'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('SQLITE_BUSY'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown(undefined, 'timeout exceeded when trying to connect'), fault: 'DATABASE_BUSY', lost: false },
  { given: thrown('53100'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('25006'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('SQLITE_FULL'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('SQLITE_IOERR_WRITE'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('SQLITE_READONLY'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('EROFS'), fault: 'DATABASE_FULL', lost: false },
  { given: thrown('23505'), fault: null, lost: false },
  { given: thrown('SQLITE_CONSTRAINT_UNIQUE'), fault: null, lost: false },
  { given: thrown('SQLITE_CORRUPT'), fault: null, lost: false },
  // The words of a driver stand for it only where there is no code of another kind.
  { given: thrown('23505', 'Connection terminated'), fault: null, lost: false },
  { given: thrown(undefined, 'a query outside the open transaction'), fault: null, lost: false },
])('$given.code $given.message: $fault', ({ given, fault, lost }) => {
  const told = faultOf(given)
  expect(told instanceof DatabaseFault ? told.fault : null).toBe(fault)
  expect(told instanceof DatabaseFault ? told.cause : told).toBe(given)
  expect(isLost(given)).toBe(lost)
})

test('what is told already, or is no error, stays as it is', () => {
  const fault = new DatabaseFault('DATABASE_BUSY', thrown('55P03'))
  expect(faultOf(fault)).toBe(fault)
  expect(faultOf('57P01')).toBe('57P01')
})
