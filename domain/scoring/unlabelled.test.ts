import { expect, test } from 'vitest'
import type { ReportLevel } from './report.ts'
import { unlabelledKey } from './unlabelled.ts'

const levelOf = (kind: ReportLevel['kind'], absence?: ReportLevel['absence']): ReportLevel => ({
  ...{ key: kind, kind, name: '', pooledNames: [], status: absence === undefined ? 'shown' : 'empty' },
  ...{ raterCount: '3-4', weight: null, ...(absence && { absence }) },
})
const rule = (exemptLevelTypes: ('superior' | 'self')[] = []) => ({
  ...{ anonymous: true, scoreFloor: 3, commentFloor: 5, pooling: true, exemptLevelTypes },
})
const PEERS = [levelOf('sameLevel'), levelOf('subordinate')]

test.each([
  { given: 'none apart', levels: PEERS, exempt: [], want: 'report.comments.together' },
  {
    given: 'a superior who is protected',
    levels: [levelOf('superior'), ...PEERS],
    exempt: [],
    want: 'report.comments.together',
  },
  {
    given: 'an exempt superior',
    levels: [levelOf('superior'), ...PEERS],
    exempt: ['superior' as const],
    want: 'report.comments.others',
  },
  { given: 'the own view', levels: [...PEERS, levelOf('self')], exempt: [], want: 'report.comments.others' },
  {
    given: 'no own view asked for',
    levels: [...PEERS, levelOf('self', 'notAsked')],
    exempt: [],
    want: 'report.comments.together',
  },
  {
    given: 'an exempt superior who did not answer',
    levels: [levelOf('superior', 'notAnswered'), ...PEERS],
    exempt: ['superior' as const],
    want: 'report.comments.together',
  },
  {
    given: 'an exempt superior whose form was left out',
    levels: [levelOf('superior', 'leftOut'), ...PEERS],
    exempt: ['superior' as const],
    want: 'report.comments.together',
  },
  {
    given: 'one who gave no score, but perhaps words',
    levels: [levelOf('superior', 'unable'), ...PEERS],
    exempt: ['superior' as const],
    want: 'report.comments.others',
  },
])('texts without a label beside $given are called $want', ({ levels, exempt, want }) => {
  expect(unlabelledKey({ levels, rule: rule(exempt) })).toBe(want)
})
