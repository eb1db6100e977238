import { expect, test } from 'vitest'
import type { ReportLevel } from './report.ts'
import { unlabelledWord } from './unlabelled.ts'

const levelOf = (kind: ReportLevel['kind'], absence?: ReportLevel['absence']): ReportLevel => ({
  ...{ key: kind, kind, name: '', pooledNames: [], status: absence === undefined ? 'shown' : 'empty' },
  ...{ raterCount: '3-4', weight: null, ...(absence && { absence }) },
})
const rule = (exemptLevelTypes: ('superior' | 'self')[] = []) => ({
  ...{ anonymous: true, scoreFloor: 3, commentFloor: 5, pooling: true, exemptLevelTypes },
})
const PEERS = [levelOf('sameLevel'), levelOf('subordinate')]

test.each([
  { given: 'none apart', levels: PEERS, exempt: [], want: 'together' },
  { given: 'a superior who is protected', levels: [levelOf('superior'), ...PEERS], exempt: [], want: 'together' },
  {
    given: 'an exempt superior',
    levels: [levelOf('superior'), ...PEERS],
    exempt: ['superior' as const],
    want: 'others',
  },
  { given: 'the own view', levels: [...PEERS, levelOf('self')], exempt: [], want: 'others' },
  { given: 'no own view asked for', levels: [...PEERS, levelOf('self', 'notAsked')], exempt: [], want: 'together' },
  {
    given: 'an exempt superior who did not answer',
    levels: [levelOf('superior', 'notAnswered'), ...PEERS],
    exempt: ['superior' as const],
    want: 'together',
  },
  {
    given: 'one who gave no score, but perhaps words',
    levels: [levelOf('superior', 'unable'), ...PEERS],
    exempt: ['superior' as const],
    want: 'others',
  },
])('texts without a label beside $given are called $want', ({ levels, exempt, want }) => {
  expect(unlabelledWord({ levels, rule: rule(exempt) })).toBe(want)
})
