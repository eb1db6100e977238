import { expect, test } from 'vitest'
import { manageCatalogue, translateManage } from '../../messages/manage.ts'
import {
  ApiBadRequestError,
  ApiResponseNotSuccessfulError,
  DataInvalidError,
  FileError,
  NetworkError,
  UnauthenticatedError,
  UnauthorizedError,
} from './errors.ts'
import { describeFailure } from './failure.ts'

const fields = { fields: [{ field: 'email', message: 'not an address' }] }

test.each([
  { given: new ApiResponseNotSuccessfulError(2001, '找不到'), zh: ['找不到 [2001]'], en: ['找不到 [2001]'] },
  { given: new ApiResponseNotSuccessfulError(2000, '有误'), zh: ['有误 [2000]'], en: ['有误 [2000]'] },
  {
    given: new ApiResponseNotSuccessfulError(2000, 'wrong', fields),
    zh: ['wrong [2000]', 'not an address'],
    en: ['wrong [2000]', 'not an address'],
  },
  { given: new ApiResponseNotSuccessfulError(1999, 'x'), zh: ['操作失败 [1999]'], en: ['Operation failed [1999]'] },
  { given: new ApiResponseNotSuccessfulError(500, 'x'), zh: ['操作失败 [500]'], en: ['Operation failed [500]'] },
  { given: new NetworkError('reset'), zh: ['请求服务器失败 [reset]'], en: ['Request to server failed [reset]'] },
  { given: new Error('x'), zh: ['操作错误'], en: ['Operation error'] },
  { given: 'x', zh: ['操作错误'], en: ['Operation error'] },
])('spec §8: $given', ({ given, zh, en }) => {
  expect(describeFailure(given, (key, params) => translateManage('zh', key, params))).toEqual(zh)
  expect(describeFailure(given, (key, params) => translateManage('en', key, params))).toEqual(en)
})

test.each([
  new ApiBadRequestError('m'),
  new UnauthenticatedError('m'),
  new UnauthorizedError('m'),
  new FileError('m'),
  new DataInvalidError('m'),
])('$name has a sentence of its own in both languages', (error) => {
  for (const language of ['zh', 'en'] as const) {
    const lines = describeFailure(error, (key, params) => translateManage(language, key, params))
    const key = `failure.${error.name}` as const
    expect(manageCatalogue[language]).toHaveProperty([key])
    expect(lines).toEqual([translateManage(language, key, { message: 'm' })])
  }
})
