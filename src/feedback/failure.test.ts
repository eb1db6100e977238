import { expect, test } from 'vitest'
import { ERRORS, type ErrorName } from '../../domain/errors.ts'
import {
  ApiResponseNotSuccessfulError,
  DataInvalidError,
  NetworkError,
  UnauthenticatedError,
  UnauthorizedError,
} from '../api/errors.ts'
import { faultsByQuestion, judge, noticeOf } from './failure.ts'

const refusal = (name: ErrorName) => new ApiResponseNotSuccessfulError(ERRORS[name].returnCode, name)

test.each([
  { given: new NetworkError('x'), judged: 'again', notice: 'failed' },
  { given: new DataInvalidError('a proxy answered'), judged: 'again', notice: 'failed' },
  { given: refusal('INTERNAL'), judged: 'again', notice: 'failed' },
  { given: refusal('DATABASE_AWAY'), judged: 'again', notice: 'failed' },
  { given: refusal('DATABASE_BUSY'), judged: 'again', notice: 'failed' },
  { given: refusal('DATABASE_FULL'), judged: 'again', notice: 'failed' },
  { given: refusal('ANSWER_INVALID'), judged: 'answer', notice: 'failed' },
  { given: refusal('INVALID_INPUT'), judged: 'answer', notice: 'failed' },
  { given: refusal('ANSWERING_CLOSED'), judged: 'over', notice: 'closed' },
  { given: refusal('ANSWERING_PAUSED'), judged: 'over', notice: 'paused' },
  { given: refusal('OTHERS_PASSWORD'), judged: 'over', notice: 'othersPassword' },
  { given: refusal('OTHERS_ADDRESS'), judged: 'over', notice: 'othersAddress' },
  { given: refusal('ALREADY_SUBMITTED'), judged: 'over', notice: 'sent' },
  { given: refusal('LINK_INVALID'), judged: 'over', notice: 'invalid' },
  { given: refusal('NOT_FOUND'), judged: 'over', notice: 'missing' },
  { given: new UnauthorizedError(), judged: 'over', notice: 'forbidden' },
  { given: new UnauthenticatedError(), judged: 'over', notice: null },
])('$given.name $given.message: $judged, $notice', ({ given, judged, notice }) => {
  expect({ judged: judge(given), notice: noticeOf(given) }).toEqual({ judged, notice })
})

test('the server names the questions it did not take', () => {
  const fields = [
    { field: '7303200001', message: 'a' },
    { field: '7303200002', message: 'b' },
  ]
  expect([...faultsByQuestion(new ApiResponseNotSuccessfulError(2023, 'x', { fields }))]).toEqual([
    [7303200001, 'a'],
    [7303200002, 'b'],
  ])
  expect([...faultsByQuestion(new NetworkError('x'))]).toEqual([])
})
