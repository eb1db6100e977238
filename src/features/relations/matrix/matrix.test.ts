import { expect, test } from 'vitest'
import type { Evaluatee, Level } from '../model.ts'
import { filterRows, matrixCounts } from './matrix.ts'

const level = (levelId: number, levelType: Level['levelType'], open = true): Level => ({
  levelId,
  levelType,
  levelName: '',
  open,
  weight: null,
})
const levels = [level(1, 'superior'), level(2, 'sameLevel'), level(4, 'self')]
const rule = { scoreFloor: 3, exemptLevelTypes: ['superior', 'self'] as const }

/** A row whose raters sit on the levels named. */
const row = (id: number, ...levelIds: number[]): Evaluatee => ({
  id,
  employeeId: id,
  evaluateName: `E${id}`,
  nameMark: '',
  evaluateEmail: '',
  evaluateMobile: '',
  departName: null,
  valuers: levelIds.map((levelId, index) => ({
    participantRelationId: id * 100 + index,
    valuerId: index,
    valuerName: '',
    valuerNameMark: '',
    levelId,
  })),
})

const rows = [
  row(1, 1, 2, 2, 2, 4),
  row(2, 1, 2, 2),
  row(3),
  row(4, 9), // only on a closed level
  row(5, 1), // a single superior is shown on his own
]

test('counts rows without raters and levels with too few', () => {
  expect(matrixCounts(rows, levels, rule)).toEqual({ all: 5, none: 2, few: 1, fewLevels: 1 })
})

test('a floor of one leaves no level too small', () => {
  expect(matrixCounts(rows, levels, { ...rule, scoreFloor: 1 })).toEqual({ all: 5, none: 2, few: 0, fewLevels: 0 })
})

test('without exemptions a single superior is too few', () => {
  expect(matrixCounts(rows, levels, { scoreFloor: 3, exemptLevelTypes: [] })).toEqual({
    all: 5,
    none: 2,
    few: 3,
    fewLevels: 5,
  })
})

test.each([
  { given: { filter: 'all', found: undefined }, want: [1, 2, 3, 4, 5] },
  { given: { filter: 'none', found: undefined }, want: [3, 4] },
  { given: { filter: 'few', found: undefined }, want: [2] },
  { given: { filter: 'none', found: new Set([1, 4]) }, want: [4] },
  { given: { filter: 'all', found: new Set<number>() }, want: [] },
] as const)('filter $given', ({ given, want }) => {
  expect(filterRows(rows, levels, rule, given.filter, given.found).map(({ id }) => id)).toEqual(want)
})
