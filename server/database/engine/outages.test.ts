import { expect, test } from 'vitest'
import { DatabaseFault, type FaultName } from './faults.ts'
import { createOutages } from './outages.ts'

/** What a listener hears, at a clock that the test moves. */
function hearing() {
  const clock = { now: 0 }
  const heard: unknown[] = []
  const outages = createOutages(() => clock.now)
  outages.listen({
    failed: ({ fault }) => heard.push(fault),
    recovered: (fault, outage) => heard.push({ fault, ...outage }),
  })
  return { clock, heard, outages, fail: (name: FaultName) => outages.failed(new DatabaseFault(name, new Error('x'))) }
}

test('an outage is told once, and its end once the last fault is two seconds past', () => {
  const { clock, heard, outages, fail } = hearing()
  fail('DATABASE_AWAY')
  clock.now = 4_000
  fail('DATABASE_AWAY')
  clock.now = 5_999
  outages.succeeded(false)
  expect(heard).toEqual(['DATABASE_AWAY'])
  clock.now = 6_000
  outages.succeeded(false)
  outages.succeeded(false)
  expect(heard).toEqual(['DATABASE_AWAY', { fault: 'DATABASE_AWAY', milliseconds: 6_000, calls: 2 }])
  fail('DATABASE_AWAY')
  expect(heard).toHaveLength(3)
})

test.each(['DATABASE_FULL', 'DATABASE_BUSY'] as const)('%s is over once something is written', (name) => {
  const { clock, heard, outages, fail } = hearing()
  fail(name)
  clock.now = 10_000
  outages.succeeded(false)
  expect(heard).toEqual([name])
  outages.succeeded(true)
  expect(heard).toEqual([name, { fault: name, milliseconds: 10_000, calls: 1 }])
})

test('an outage is under way from its first fault until it is told to be over', () => {
  const { clock, outages, fail } = hearing()
  expect(outages.isUnderWay()).toBe(false)
  fail('DATABASE_FULL')
  clock.now = 2_000
  outages.succeeded(false)
  expect(outages.isUnderWay()).toBe(true)
  outages.succeeded(true)
  expect(outages.isUnderWay()).toBe(false)
})

test('two outages of different kinds are told apart', () => {
  const { heard, fail } = hearing()
  fail('DATABASE_BUSY')
  fail('DATABASE_AWAY')
  fail('DATABASE_BUSY')
  expect(heard).toEqual(['DATABASE_BUSY', 'DATABASE_AWAY'])
})
