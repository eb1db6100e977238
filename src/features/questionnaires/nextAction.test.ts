import { expect, test } from 'vitest'
import { type NextAction, nextAction } from './nextAction.ts'

type Given = Parameters<typeof nextAction>[0]

const NOW = '2026-03-10T00:00:00.000Z'
const STILL = { closingSince: null, deadline: null, paperDataValid: true }
const TYPES = [10, 20, 11, 30, 32] as const

function row(processStatus: Given['processStatus'], more: Partial<Given> = {}, missing: number[] = []): Given {
  const invalidDatas = TYPES.map((dataType) => ({ dataType, valid: !missing.includes(dataType) }))
  return { id: 7, processStatus, disableStatus: 0, ...STILL, invalidDatas, ...more }
}

const cases: { name: string; given: Given; want: NextAction }[] = [
  {
    name: 'a draft leads to what is missing first',
    given: row(10, {}, [30, 20]),
    want: { key: 'questionnaires.next.edit', to: '/questionnaire/edit/dimension/7' },
  },
  {
    name: 'a draft without people leads to the relations',
    given: row(10, {}, [32]),
    want: { key: 'questionnaires.next.edit', to: '/questionnaire/edit/relation/7' },
  },
  {
    name: 'a draft with faulty texts leads to its questions first',
    given: row(10, { paperDataValid: false }, [32]),
    want: { key: 'questionnaires.next.edit', to: '/questionnaire/edit/survey/7' },
  },
  {
    name: 'a draft that lacks nothing leads to its questions',
    given: row(10),
    want: { key: 'questionnaires.next.edit', to: '/questionnaire/edit/survey/7' },
  },
  {
    name: 'ready',
    given: row(20),
    want: { key: 'questionnaires.next.start', to: '/questionnaire/publish/template/7' },
  },
  {
    name: 'stored as ready with faulty texts',
    given: row(20, { paperDataValid: false }),
    want: { key: 'questionnaires.next.edit', to: '/questionnaire/edit/survey/7' },
  },
  {
    name: 'collecting, before the deadline',
    given: row(30, { deadline: '2026-03-10T00:00:00.001Z' }),
    want: { key: 'questionnaires.next.progress', to: '/questionnaire/publish/stats/7' },
  },
  {
    name: 'collecting, at the deadline',
    given: row(30, { deadline: '2026-03-10T00:00:00.000Z' }),
    want: { key: 'questionnaires.next.finish', to: '/questionnaire/publish/stats/7' },
  },
  {
    name: 'being finished, after the deadline',
    given: row(30, { deadline: '2026-03-01T00:00:00.000Z', closingSince: '2026-03-02T00:00:00.000Z' }),
    want: { key: 'questionnaires.next.progress', to: '/questionnaire/publish/stats/7' },
  },
  {
    name: 'finished',
    given: row(40),
    want: { key: 'questionnaires.next.report', to: '/questionnaire/reports/summary/rankList/7' },
  },
  {
    name: 'disabled while collecting',
    given: row(30, { disableStatus: 1 }),
    want: { key: 'questionnaires.next.view', to: '/questionnaire/publish/stats/7' },
  },
  {
    name: 'disabled before the start',
    given: row(20, { disableStatus: 1 }),
    want: { key: 'questionnaires.next.view', to: '/questionnaire/edit/survey/7' },
  },
]

test.each(cases)('$name', ({ given, want }) => {
  expect(nextAction(given, NOW)).toEqual(want)
})
