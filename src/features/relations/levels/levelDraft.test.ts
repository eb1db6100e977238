import { expect, test } from 'vitest'
import type { Level } from '../model.ts'
import { draftOf, evenDrafts, keptDrafts, levelChanges, levelDifferences } from './levelDraft.ts'

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

test.each([
  {
    name: 'a name of mine, the other one’s opening and weights',
    mine: changed(0, { name: 'Boss' }),
    want: [
      { name: 'Boss', open: true, weight: '50' },
      { name: 'Peers', open: true, weight: '30' },
      { name: '', open: true, weight: '0' },
      { name: 'Clients', open: true, weight: '20' },
    ],
  },
  {
    name: 'all weights of mine where I typed one',
    mine: changed(0, { weight: '70' }),
    want: [
      { name: '', open: true, weight: '70' },
      { name: 'Peers', open: true, weight: '40' },
      { name: '', open: true, weight: '0' },
      { name: 'Clients', open: true, weight: '' },
    ],
  },
])('over a change of somebody else stays $name', ({ mine, want }) => {
  const theirs = levels.map((level, index) => ({ ...level, weight: [50, 30, 0, 20][index] ?? 0, open: true }))
  const now = theirs.map((level) => (level.levelId === 2 ? { ...level, levelName: 'Peers' } : level))
  expect(keptDrafts(levels, mine, now)).toEqual(want)
  expect(levelDifferences(levels, now).map(({ level, kind }) => `${level.levelId} ${kind}`)).toEqual([
    '1 weight',
    '2 name',
    '2 weight',
    '5 open',
    '5 weight',
  ])
})

test('levels that came or went are told; of one that came nothing is mine', () => {
  const [first, ...rest] = levels
  if (first === undefined) throw new Error('there are levels')
  const now = [...rest, { ...first, levelId: 9 }]
  expect(levelDifferences(levels, now).map(({ level, kind }) => `${level.levelId} ${kind}`)).toEqual([
    '9 added',
    '1 removed',
  ])
  expect(keptDrafts(levels, changed(0, { name: 'Boss' }), now)).toEqual(now.map(draftOf))
})
