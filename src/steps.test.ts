import { expect, test } from 'vitest'
import type { Questionnaire } from './providers/currentQuestionnaire.ts'
import { isWithin, STEPS } from './steps.ts'

type Check = Questionnaire['invalidDatas'][number]

const questionnaire = (processStatus: Questionnaire['processStatus'], wrong: Check['dataType'][]): Questionnaire => ({
  id: 7,
  uid: 'q-7',
  title: 'Leadership',
  summary: '',
  type: 1,
  processStatus,
  disableStatus: 0,
  paperDataValid: true,
  hasDimensionReport: true,
  invalidDatas: ([10, 20, 11, 30, 32] as const).map((dataType) => ({ dataType, valid: !wrong.includes(dataType) })),
  version: 1,
  createdAt: '2026-03-02T01:30:00.000Z',
  publishedAt: null,
  finishedAt: null,
  closingSince: null,
  closingPercent: null,
  closingFailures: 0,
  peopleJobId: null,
  opensByProvider: false,
  deadline: null,
  tags: [],
  evaluateeCount: 0,
  raterCount: 0,
  submittedCount: 0,
})

const marksOf = (given: Questionnaire) => STEPS.map(({ mark }) => mark(given))

test.each([
  {
    name: 'a new draft',
    given: questionnaire(10, [10, 20, 30]),
    want: ['missing', 'missing', 'missing', 'open', 'open', 'open', 'none', 'none'],
  },
  {
    name: 'some questions unbound, some evaluatees without raters',
    given: questionnaire(10, [11, 32]),
    want: ['done', 'missing', 'missing', 'open', 'open', 'open', 'none', 'none'],
  },
  {
    name: 'ready',
    given: questionnaire(20, []),
    want: ['done', 'done', 'done', 'open', 'open', 'open', 'none', 'none'],
  },
  {
    name: 'all there, with faulty texts',
    given: { ...questionnaire(10, []), paperDataValid: false },
    want: ['missing', 'done', 'done', 'open', 'open', 'open', 'none', 'none'],
  },
  {
    name: 'collecting',
    given: questionnaire(30, []),
    want: ['done', 'done', 'done', 'done', 'done', 'done', 'none', 'none'],
  },
])('the marks of $name', ({ given, want }) => {
  expect(marksOf(given)).toEqual(want)
})

test.each([
  ['/questionnaire/relation/7', 'step.relation'],
  ['/questionnaire/edit/relation/7', 'step.relation'],
  ['/questionnaire/publish/details/7', 'step.progress'],
  ['/questionnaire/reports/personal/report/7', 'step.reports'],
])('%s belongs to one step', (address, want) => {
  expect(STEPS.filter((step) => isWithin(step, address)).map(({ key }) => key)).toEqual([want])
})
