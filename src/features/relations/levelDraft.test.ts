import { expect, test } from 'vitest'
import { draftOf, evenDrafts, levelChanges } from './levelDraft.ts'
import type { Level } from './model.ts'

const levels: Level[] = [
  { levelId: 1, levelType: 'superior', levelName: '', open: true, weight: 60 },
  { levelId: 2, levelType: 'sameLevel', levelName: '', open: true, weight: 40 },
  { levelId: 4, levelType: 'self', levelName: '', open: true, weight: 0 },
  { levelId: 5, levelType: 'custom', levelName: 'Clients', open: false, weight: null },
]
const drafts = levels.map(draftOf)
const changed = (index: number, change: Partial<(typeof drafts)[number]>) =>
  drafts.map((draft, at) => (at === index ? { ...draft, ...change } : draft))

test.each([
  { name: 'nothing', given: { drafts, weights: null }, want: [] },
  {
    name: 'a new name and an opened level',
    given: { drafts: changed(3, { name: ' Partners ', open: true }), weights: [50, 30, 0, 20] },
    want: [
      { levelId: 1, weight: 50 },
      { levelId: 2, weight: 30 },
      { levelId: 4, weight: 0 },
      { levelId: 5, levelName: 'Partners', open: true, weight: 20 },
    ],
  },
  {
    name: 'a closed level has no weight to send',
    given: { drafts: changed(1, { open: false }), weights: [100, 0] },
    want: [
      { levelId: 1, weight: 100 },
      { levelId: 2, open: false },
      { levelId: 4, weight: 0 },
    ],
  },
  {
    name: 'an emptied name of one’s own level stays',
    given: { drafts: changed(3, { name: '' }), weights: null },
    want: [],
  },
])('$name', ({ given, want }) => {
  expect(levelChanges(levels, given.drafts, given.weights)).toEqual(want)
})

test('even weights leave self at 0 and closed levels alone', () => {
  expect(evenDrafts(levels, drafts).map(({ weight }) => weight)).toEqual(['50', '50', '0', ''])
})
