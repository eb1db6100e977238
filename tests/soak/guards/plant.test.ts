/** The soak that plants these is run by hand: a guard that was moved shows here at once. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../bench/processes.ts'
import { FAULTS } from './plant.ts'

const places = FAULTS.flatMap(({ name, edits }) => edits.map(({ file, find }) => ({ name, file, find })))

test.each(places)('$name: $file has its place once', ({ file, find }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2)
})

test.each(FAULTS)('$name: its tests are there', ({ tests }) => {
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
