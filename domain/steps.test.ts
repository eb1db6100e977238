import { expect, test } from 'vitest'
import { combinedPeopleSteps, combinedTeamSteps } from './scoring/combined/combinedReport.ts'
import { member, round } from './scoring/combined/rounds.fixture.ts'
import { roundGroundSteps } from './scoring/team/comparison.ts'
import { departmentMeansSteps } from './scoring/team/departments.ts'
import { teamReportSteps } from './scoring/team/teamReport.ts'
import { walked } from './steps.fixture.ts'
import { eachOf, toEnd } from './steps.ts'

const PEOPLE = 2000
const NAMES = ['A', 'B']

/** Figures of many people. */
const members = Array.from({ length: PEOPLE }, (_, index) => ({
  ...member(index, index % 101, [index % 97, index % 89]),
  points: null,
  questions: [{ questionId: 1, percent: index % 101 }],
}))
const rounds = [round(NAMES, members), round(NAMES, members.toReversed())]
const grounds = NAMES.map((name, index) => ({ dimensionId: index + 1, name, weight: 50, lowest: 20, questions: [] }))

test('each item is taken in its place, with a pause after so many', () => {
  const items = Array.from({ length: 7 }, (_, index) => index * 10)
  const steps = () => eachOf(items, (item, index) => `${index}: ${item}`, 3)
  expect(walked(steps())).toEqual({ pauses: 2, answer: items.map((item, index) => `${index}: ${item}`) })
  expect(toEnd(steps())).toEqual(walked(steps()).answer)
})

const A_WALK = PEOPLE / 50

test.each([
  // Of both rounds who is in them, then of every figure what each of them says and what changed.
  ['a combined report', () => combinedTeamSteps(rounds), 2 + 3 * (2 + 1)],
  ['everybody in it', () => combinedPeopleSteps(rounds), 2 + 1],
  ['means of departments', () => departmentMeansSteps(members, [], new Map(), [1, 2]), 1],
  ['what one person is compared with', () => roundGroundSteps(members, [], new Map([[1, 0]])), 1],
  // Where the levels of each stand, what is asked of each, and of both dimensions who has figures and every column.
  ['a team report', () => teamReportSteps(members, grounds, []), 2 + 2 * (1 + 1 + 1 + 1 + 3 + 1 + 1)],
])('%s pauses whenever it has gone through fifty people', (_, steps: () => Generator<void, unknown>, walks) => {
  expect(walked(steps()).pauses).toBeGreaterThanOrEqual(walks * A_WALK)
})
