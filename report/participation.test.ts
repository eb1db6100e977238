import { expect, test } from 'vitest'
import { participationCaption, participationColumns } from './participation.ts'
import type { TeamParticipation } from './teamReport.ts'

const level = { levelId: 1, levelType: 'sameLevel', levelName: '', notAsked: 1, asked: 6, sent: 3 } as const
const NAMED: TeamParticipation = { ...level, leftOut: 2, unable: 1 }
const ANONYMOUS: TeamParticipation = { ...level, leftOut: 0, unable: null }

const told = (participation: TeamParticipation[]) =>
  participation.map((one) =>
    participationColumns(participation).map(({ key, cell }) => `${key.slice('report.team.'.length)} ${cell(one)}`),
  )

test('a form that was left out is neither sent nor missing', () => {
  expect(told([NAMED])).toEqual([
    ['notAsked 1', 'asked 6', 'notAnswered 1', 'leftOut 2', 'unable 1', 'sent 3', 'share 50%'],
  ])
  expect(participationCaption([NAMED], 'zh')).toContain('不计入统计')
})

test('a column that says nothing of any relation is not there', () => {
  expect(told([ANONYMOUS])).toEqual([['notAsked 1', 'asked 6', 'notAnswered 3', 'sent 3', 'share 50%']])
  expect(participationCaption([ANONYMOUS], 'zh')).not.toContain('不计入统计')
})

test('a column that says something of one relation stands for all', () => {
  expect(told([NAMED, ANONYMOUS])[1]).toEqual([
    'notAsked 1',
    'asked 6',
    'notAnswered 3',
    'leftOut 0',
    'unable —',
    'sent 3',
    'share 50%',
  ])
})
