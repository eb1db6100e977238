import { describe, expect, it } from 'vitest'
import type { Question } from './model.ts'
import { scaleOf } from './scale.ts'

const option = (score?: number) => ({ id: 0, title: '', ...(score === undefined ? {} : { score }) })
const of = (type: Question['type'], config: Question['config'], options?: Question['data']['options']) =>
  scaleOf({ type, config, data: { title: '', summary: '', ...(options === undefined ? {} : { options }) } })

describe('the scores an answer can get', () => {
  it.each([
    {
      name: 'options, each score once',
      found: of('DAN_XUAN', {}, [option(5), option(1), option(5)]),
      want: { scores: [1, 5] },
    },
    { name: 'an option without a score yet', found: of('DAN_XUAN', {}, [option(), option(2)]), want: { scores: [2] } },
    { name: 'a rating', found: of('DA_FEN', { minimumScore: 1, maximumScore: 5 }), want: { steps: 5 } },
    { name: 'a slider', found: of('DA_FEN_SLIDE', { minimumScore: 0, maximumScore: 10, step: 2 }), want: { steps: 6 } },
    {
      name: 'a slider of tenths',
      found: of('DA_FEN_SLIDE', { minimumScore: 0, maximumScore: 0.3, step: 0.1 }),
      want: { steps: 4 },
    },
    {
      name: 'a slider whose far end lies between',
      found: of('DA_FEN_SLIDE', { minimumScore: 0, maximumScore: 10, step: 4 }),
      want: { scores: [0, 4, 8, 10] },
    },
    {
      name: 'whole numbers',
      found: of('DA_FEN_INPUT', { minimumScore: 0, maximumScore: 9, precision: 2 }),
      want: { steps: 10 },
    },
    {
      name: 'decimals',
      found: of('DA_FEN_INPUT', { minimumScore: 0, maximumScore: 1, isFloat: true, precision: 2 }),
      want: { steps: 101 },
    },
    {
      name: 'a rating from a half on',
      found: of('DA_FEN', { minimumScore: 0.5, maximumScore: 4.5 }),
      want: { steps: 4 },
    },
    { name: 'no bounds yet', found: of('DA_FEN', {}), want: { steps: 1 } },
    {
      name: 'bounds the wrong way round',
      found: of('DA_FEN', { minimumScore: 5, maximumScore: 1 }),
      want: { steps: 1 },
    },
    { name: 'a type without scores', found: of('DUO_XUAN', {}, [option(), option()]), want: null },
  ])('$name', ({ found, want }) => {
    expect(found).toEqual(want)
  })
})
