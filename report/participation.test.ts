import { expect, test } from 'vitest'
import { participationCaption, participationColumns } from './participation.ts'
import { exampleTeamReport } from './teamReport.fixture.ts'
import type { TeamParticipation } from './teamReport.ts'

const level = { levelId: 1, levelType: 'sameLevel', levelName: '', notAsked: 1, asked: 6, sent: 3 } as const
const NAMED: TeamParticipation = { ...level, leftOut: 2, unable: 1 }
const ANONYMOUS: TeamParticipation = { ...level, leftOut: 0, unable: null }

/** Of a named questionnaire (1) or an anonymous one (2). */
const captionOf = (type: 1 | 2, participation: TeamParticipation[], language: 'zh' | 'en' = 'zh') =>
  participationCaption({ questionnaire: { ...exampleTeamReport().questionnaire, type }, participation }, language)

const told = (participation: TeamParticipation[]) =>
  participation.map((one) =>
    participationColumns(participation).map(({ key, cell }) => `${key.slice('report.team.'.length)} ${cell(one)}`),
  )

test('a form that was left out is neither sent nor missing', () => {
  expect(told([NAMED])).toEqual([
    ['notAsked 1', 'asked 6', 'notAnswered 1', 'leftOut 2', 'unable 1', 'sent 3', 'share 50%'],
  ])
  expect(captionOf(1, [NAMED])).toContain('不计入统计')
})

test('a column that says nothing of any relation is not there', () => {
  expect(told([ANONYMOUS])).toEqual([['notAsked 1', 'asked 6', 'notAnswered 3', 'sent 3', 'share 50%']])
  expect(captionOf(2, [ANONYMOUS])).not.toContain('不计入统计')
})

test('what anonymous questionnaires do not show is told of them alone', () => {
  const [counts, untold] = ['“未邀请”以人计，其余各列以问卷计。', '匿名问卷不显示有多少份没有评分。']
  expect(captionOf(2, [ANONYMOUS])).toBe(counts + untold)
  // Also where nobody could give a score.
  const unscored = { ...NAMED, leftOut: 0, unable: null }
  expect([captionOf(1, [{ ...NAMED, leftOut: 0 }]), captionOf(1, [unscored])]).toEqual([counts, counts])
  expect(captionOf(1, [unscored], 'en')).toBe('“Nobody asked” counts people, the other columns count forms.')
  expect(captionOf(2, [ANONYMOUS], 'en')).toContain('Anonymous questionnaires do not show how many forms had no score.')
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
