/** 500 drawn calls; `npm run soak -- fuzz` sends 10,000. */
import { expect, test } from 'vitest'
import { testEngine } from '../server/testDatabase.ts'
import { fuzz, tellFault } from './fuzz/fuzz.ts'

const CALLS = 500

test('what fits the document is never answered with 5xx, what does not with 4xx, and every answer fits it', async () => {
  const seed = Number(process.env['TEST_SEED'])
  const { faults, statuses } = await fuzz({ seed, calls: CALLS, engine: testEngine })
  console.log(`seed ${seed}: ${JSON.stringify(statuses)}`)
  expect(faults.map((fault) => tellFault(fault, seed))).toEqual([])
  // Calls that are all refused would find nothing.
  expect(statuses[200]).toBeGreaterThan(CALLS / 10)
})
