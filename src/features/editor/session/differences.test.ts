import { expect, test } from 'vitest'
import type { Paper, Question } from '../../../../domain/paper/model.ts'
import { differingQuestions } from './differences.ts'

const question = (id: number, title: string, summary = ''): Question => ({
  id,
  pageId: 1,
  type: 'WEN_DA',
  data: { title, summary },
  config: { required: true },
  index: 1,
})
const paper = (...questions: Question[]): Paper => ({
  title: 'T',
  summary: '',
  pages: [{ id: 1, type: 'HOME', isServerExists: true, questions }],
})

const CASES = [
  { name: 'the same', mine: [question(1, 'A')], theirs: [question(1, 'A')], want: [] },
  {
    name: 'the same at another place',
    mine: [question(1, 'A')],
    theirs: [{ ...question(1, 'A'), index: 4 }],
    want: [],
  },
  { name: 'a title', mine: [question(1, 'A')], theirs: [question(1, 'B')], want: ['A'] },
  { name: 'a description', mine: [question(1, 'A', 'x')], theirs: [question(1, 'A')], want: ['A'] },
  { name: 'a setting', mine: [question(1, 'A')], theirs: [{ ...question(1, 'A'), config: {} }], want: ['A'] },
  { name: 'added by both', mine: [question(7, 'mine')], theirs: [question(8, 'theirs')], want: ['mine', 'theirs'] },
  { name: 'removed by me', mine: [], theirs: [question(1, 'A')], want: ['A'] },
]

test.each(CASES)('papers that differ in $name', ({ mine, theirs, want }) => {
  expect(differingQuestions(paper(...mine), paper(...theirs)).map(({ title }) => title)).toEqual(want)
})
