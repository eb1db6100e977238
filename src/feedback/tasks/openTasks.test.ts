import { expect, test } from 'vitest'
import type { FeedbackTask, FeedbackTasks } from '../calls.ts'
import { countOpen, nextTask, shownQuestionnaires } from './openTasks.ts'

function task(relationId: number, status: FeedbackTask['status']): FeedbackTask {
  return {
    relationId,
    status,
    evaluateeName: '',
    evaluateeNameMark: '',
    levelType: 'sameLevel',
    levelName: '',
    answeredCount: 0,
    questionCount: 9,
  }
}

function tasks(...lists: { closed?: boolean; tasks: FeedbackTask[] }[]): FeedbackTasks {
  const questionnaires = lists.map(({ closed = false, tasks: own }, index) => ({
    questionnaireId: index,
    title: '',
    type: 1 as const,
    deadline: null,
    closed,
    paused: false,
    tasks: own,
  }))
  return { raterName: '', enterpriseName: '', enterpriseLogo: '', reportCount: 0, questionnaires }
}

const three = tasks({ tasks: [task(1, 'waiting'), task(2, 'submitted'), task(3, 'drafting')] })

test.each([
  { name: 'the one behind it', given: three, after: 2, want: 3 },
  { name: 'from the start again', given: three, after: 3, want: 1 },
  { name: 'not itself', given: tasks({ tasks: [task(1, 'waiting')] }), after: 1, want: undefined },
  {
    name: 'not the withdrawn',
    given: tasks({ tasks: [task(1, 'submitted'), task(2, 'withdrawn')] }),
    after: 1,
    want: undefined,
  },
  {
    name: 'another questionnaire, but no closed one',
    given: tasks(
      { tasks: [task(1, 'submitted')] },
      { closed: true, tasks: [task(2, 'waiting')] },
      { tasks: [task(3, 'waiting')] },
    ),
    after: 1,
    want: 3,
  },
])('next: $name', ({ given, after, want }) => {
  expect(nextTask(given, after)?.relationId).toBe(want)
})

test('counts what waits, in open questionnaires only', () => {
  expect(countOpen(three)).toBe(2)
  expect(countOpen(tasks({ closed: true, tasks: [task(1, 'waiting')] }))).toBe(0)
})

test.each([
  { name: 'a sealed one without tasks, too', given: tasks({ closed: true, tasks: [] }), want: [0] },
  {
    name: 'closed ones behind the open',
    given: tasks({ closed: true, tasks: [] }, { tasks: [task(1, 'waiting')] }),
    want: [1, 0],
  },
  { name: 'none that is open and asks nothing', given: tasks({ tasks: [] }), want: [] },
])('lists $name', ({ given, want }) => {
  expect(shownQuestionnaires(given).map(({ questionnaireId }) => questionnaireId)).toEqual(want)
})
