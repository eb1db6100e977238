import { describe, expect, test } from 'vitest'
import { createApi } from './client.ts'
import { read, readFile } from './envelope.ts'
import {
  ApiBadRequestError,
  ApiResponseNotSuccessfulError,
  DataInvalidError,
  NetworkError,
  UnauthenticatedError,
  UnauthorizedError,
} from './errors.ts'

interface Given {
  status: number
  body: string
  type?: string
  disposition?: string
}

function apiThat(answer: (request: Request) => Promise<Response>) {
  return createApi({ baseUrl: 'http://roundview.test', fetch: answer, language: () => 'en' })
}

function answering({ status, body, type = 'application/json', disposition }: Given) {
  const headers = { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) }
  return apiThat(async () => new Response(body, { status, headers }))
}

const envelope = (returnCode: number, message: string, result: unknown = null) =>
  JSON.stringify({ returnCode, message, result })

const whoAmI = (api: ReturnType<typeof apiThat>) => read(api.GET('/api/users/me'))

const refusal = (error: unknown) => (error instanceof ApiResponseNotSuccessfulError ? error.returnCode : null)

describe('the envelope (spec §8)', () => {
  test.each([200, 201, 404, 500])('a returnCode of 0 is success, also with status %i', async (status) => {
    const api = answering({ status, body: envelope(0, '', { displayName: 'Sun Lei' }) })
    expect(await whoAmI(api)).toEqual({ displayName: 'Sun Lei' })
  })

  test.each([
    { name: 'an unknown person', code: 401, want: UnauthenticatedError },
    { name: 'a forbidden call', code: 403, want: UnauthorizedError },
    { name: 'a business error', code: 2001, want: ApiResponseNotSuccessfulError },
    { name: 'another code', code: 500, want: ApiResponseNotSuccessfulError },
  ])('$name is refused by its code alone, whatever the status', async ({ code, want }) => {
    for (const status of [200, 400, 401, 403, 500]) {
      await expect(whoAmI(answering({ status, body: envelope(code, 'no') }))).rejects.toBeInstanceOf(want)
    }
  })

  test('a refusal carries its code, its text and what helps to mend it', async () => {
    const details = { fields: [{ field: 'email', message: 'taken' }] }
    const api = answering({ status: 409, body: envelope(2050, 'E-mail taken', details) })
    const error = await whoAmI(api).catch((caught: unknown) => caught)
    expect(refusal(error)).toBe(2050)
    expect(error).toMatchObject({ message: 'E-mail taken', details })
  })

  test.each([
    { name: 'a proxy’s page', given: { status: 502, body: '<html>', type: 'text/html' }, want: NetworkError },
    { name: 'a 4xx without an envelope', given: { status: 413, body: 'large' }, want: ApiBadRequestError },
    { name: 'a 200 that is no JSON', given: { status: 200, body: '<html>' }, want: DataInvalidError },
    { name: 'a 200 that is no envelope', given: { status: 200, body: '{"a":1}' }, want: DataInvalidError },
  ])('$name is a failure of its own', async ({ given, want }) => {
    await expect(whoAmI(answering(given))).rejects.toBeInstanceOf(want)
  })

  test('a failed connection is a network error with the reason', async () => {
    const api = apiThat(async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(whoAmI(api)).rejects.toEqual(new NetworkError('Failed to fetch'))
  })

  test('giving up passes unwrapped', async () => {
    const abort = new DOMException('given up', 'AbortError')
    const api = apiThat(async () => {
      throw abort
    })
    await expect(whoAmI(api)).rejects.toBe(abort)
  })

  test('every call carries the language of the screen', async () => {
    const languages: (string | null)[] = []
    const api = apiThat(async (request) => {
      languages.push(request.headers.get('accept-language'))
      return Response.json({ returnCode: 0, message: '', result: {} })
    })
    await whoAmI(api)
    expect(languages).toEqual(['en'])
  })
})

describe('files', () => {
  const path = { id: 1, employeeId: 2 }
  const download = (given: Given) =>
    readFile(
      answering(given).GET('/api/questionnaire/{id}/statistics/{employeeId}/report/pdf', {
        params: { path },
        parseAs: 'blob',
      }),
    )

  test('arrive as bytes', async () => {
    const file = await download({ status: 200, body: '%PDF', type: 'application/pdf' })
    expect([file.name, file.type, await file.text()]).toEqual(['', 'application/pdf', '%PDF'])
  })

  test.each([
    ["filename*=UTF-8''%E4%BD%95%E6%99%93%E6%98%8E%20%28E-0042%29.pdf", '何晓明 (E-0042).pdf'],
    ["filename=\"100_; it's.pdf\"; filename*=UTF-8''100%25%3B%20it%27s.pdf", "100%; it's.pdf"],
  ])('are called as the server calls them: %s', async (said, name) => {
    const given = { status: 200, body: '%PDF', type: 'application/pdf', disposition: `attachment; ${said}` }
    expect((await download(given)).name).toBe(name)
  })

  test.each([200, 409])('are refused in the envelope, also with status %i', async (status) => {
    const error = await download({ status, body: envelope(2033, 'not finished') }).catch((caught: unknown) => caught)
    expect(refusal(error)).toBe(2033)
  })
})
