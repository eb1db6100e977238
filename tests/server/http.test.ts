/** What every call meets before and after its handler: the guard, the body, the envelope, the headers. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RULE_NAMES } from '../../domain/inputRules.ts'
import { translateServer } from '../../messages/server.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { attachment } from '../../server/http/routes.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const boundary = 'x'.repeat(20)
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const field = `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--${boundary}--\r\n`
const json = { 'content-type': 'application/json' }

test.each([
  { what: 'malformed JSON', headers: json, payload: '{' },
  { what: 'more than the limit', headers: json, payload: `"${'x'.repeat(2 * 1024 * 1024)}"` },
  { what: 'a form of several parts', headers: multipart, payload: field },
])('without a session nothing of a body is read: $what', async ({ headers, payload }) => {
  const response = await testApp.app.inject({ method: 'POST', url: '/api/questionnaires', headers, payload })
  expect(response.json()).toMatchObject({ returnCode: 401, result: null })
})

test('a form of several parts is refused where no operation takes one', async () => {
  const request = { method: 'POST' as const, url: '/api/session/sign-in', headers: multipart, payload: field }
  const response = await testApp.app.inject(request)
  expect(response.json()).toMatchObject({ returnCode: 2005, result: { fields: [{ field: 'content-type' }] } })
  expect(response.statusCode).toBe(415)
})

test.each([
  ['zh', '此处不接受这种类型的内容。content-type 只能是以下之一：application/json'],
  ['en', 'What was sent is of a kind that is not taken here. content-type must be one of: application/json'],
])('a form where JSON is taken is told in %s which kinds are, and stores nothing', async (language, want) => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/employees',
    headers: {
      ...OWN_PAGE,
      cookie: administrator.cookie(),
      'accept-language': language,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `displayName=${'x'.repeat(5000)}&email=not-an-email`,
  })
  expect(response.json().message).toBe(want)
  expect(await administrator.ok('listEmployees')).toMatchObject({ total: 1 })
})

/** What clients send when they mean nothing: an operation without a body takes each of them. */
test.each([
  { what: 'nothing' },
  { what: 'a content type alone', headers: { 'content-type': 'text/plain' } },
  { what: 'a content type that is none', headers: { 'content-type': 'json' } },
  { what: 'an empty JSON body', headers: json, payload: '' },
  { what: 'an empty object', headers: json, payload: '{}' },
  { what: 'null', headers: json, payload: 'null' },
])('an operation without a body takes $what', async ({ headers = {}, payload }) => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1 } })
  const response = await testApp.app.inject({
    method: 'PUT',
    url: `/api/questionnaires/${id}/disable`,
    headers: { ...OWN_PAGE, cookie: administrator.cookie(), ...headers },
    ...(payload !== undefined && { payload }),
  })
  expect(response.json()).toMatchObject({ returnCode: 0 })
})

/** What stands on the wire, answered by a listening server. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(text)
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

test.each([
  { what: 'an unknown method', text: 'BREW /api/users/me HTTP/1.1\r\nhost: x\r\n\r\n', status: 400 },
  { what: 'no HTTP', text: 'good morning\r\n\r\n', status: 400 },
  { what: 'a head too large', text: `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, status: 431 },
])('$what is refused in the envelope', async ({ text, status }) => {
  const { app, close } = await startTestApp()
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const [head = '', body = ''] = (await exchange(Number(address.port), text)).split('\r\n\r\n')
  await close()
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ returnCode: 2000, message: '请求无法读取', result: null })
})

test.each([
  { what: 'a chunked body of no letters', sent: '0\r\n\r\n', want: 'is required' },
  { what: 'a chunked body', sent: '2\r\n{}\r\n0\r\n\r\n', want: 'is required', field: 'displayName' },
])('$what', async ({ sent, want, field = 'body' }) => {
  const { app, setUpAdministrator, close } = await startTestApp()
  const cookie = (await setUpAdministrator()).cookie()
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const head = [
    'POST /api/employees HTTP/1.1',
    'host: x',
    `cookie: ${cookie}`,
    'sec-fetch-site: same-origin',
    'accept-language: en',
    'connection: close',
  ]
  const lines = [...head, 'content-type: application/json', 'transfer-encoding: chunked', '', sent]
  const answer = await exchange(Number(address.port), lines.join('\r\n'))
  await close()
  expect(answer).toContain(JSON.stringify([{ field, message: want }]))
})

test('only an answering link calls without a session: another scheme is no sign-in', async () => {
  const call = (authorization: string) => testApp.visitor({ authorization }).call('listFeedbackTasks')
  expect(await call('Basic YTpi')).toMatchObject({ status: 401, returnCode: 401 })
  expect(await call('Bearer made-up')).toMatchObject({ status: 404, returnCode: 2020 })
})

test('an answering link opens nothing beside the raters’ operations, and nobody asks what it is', async () => {
  const visitor = testApp.visitor({ authorization: 'Bearer made-up' })
  expect(await visitor.call('getCurrentUser')).toMatchObject({ status: 403, returnCode: 403 })
  expect(await visitor.ok('getSessionState')).toMatchObject({ signedIn: false })
})

test('a link that is somebody’s opens nothing beside answering either', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1 })
  const secret = await round.link(round.raters[0]?.employeeId ?? 0)
  const visitor = testApp.visitor({ authorization: `Bearer ${secret}` })
  await visitor.ok('listFeedbackTasks')
  const path = { id: round.questionnaireId }
  for (const answer of [
    await visitor.call('getCurrentUser'),
    await visitor.call('listEmployees'),
    await visitor.call('getQuestionnaire', { path }),
    await visitor.call('getRanking', { path }),
  ]) {
    expect(answer.returnCode).toBe(403)
  }
})

test('nobody keeps a refusal', async () => {
  for (const caller of [testApp.visitor(), administrator]) {
    const answer = await caller.call('getEmployee', { path: { id: 4_000_000_000_001 } })
    expect(answer.returnCode).not.toBe(0)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test.each(RULE_NAMES)('the rule %s has its sentence in both languages', (name) => {
  for (const language of ['zh', 'en'] as const) {
    expect(translateServer(language, `input.rule.${name}`, { count: 2 })).not.toContain('input.rule')
  }
})

const person = { displayName: '甲', email: 'jia@yuanhang.example' }

test.each([
  { given: {}, field: 'displayName', want: '必须填写', en: 'is required' },
  { given: { ...person, colour: 'red' }, field: 'colour', want: '没有这一项，请去掉' },
  { given: { ...person, displayName: '' }, field: 'displayName', want: '必须填写' },
  { given: { ...person, displayName: '甲'.repeat(5000) }, field: 'displayName', want: /^最多 \d+ 个字符$/ },
  { given: { ...person, displayName: 7 }, field: 'displayName', want: '必须是文本', en: 'must be text' },
  { given: { ...person, email: 'no address' }, field: 'email', want: '不是有效的邮箱地址' },
  { given: { ...person, address: 'a\0b' }, field: 'address', want: '不能包含空字符' },
  { given: [], field: 'body', want: '必须是一组字段' },
  { given: '{', field: 'body', want: '不是有效的 JSON', en: 'is not valid JSON' },
  { given: '', field: 'body', want: '必须填写' },
])('a fault is told in the language of the caller: $want', async ({ given, field, want, en }) => {
  const payload = typeof given === 'string' ? given : JSON.stringify(given)
  const call = (language: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/employees',
      headers: { ...json, ...OWN_PAGE, cookie: administrator.cookie(), 'accept-language': language },
      payload,
    })
  const { message, result } = (await call('fr, zh;q=0.9, en;q=0.1')).json()
  const detail = typeof want === 'string' ? want : expect.stringMatching(want)
  expect(result.fields).toEqual([{ field, message: detail }])
  expect(message.replace(field, '').replace('JSON', '')).not.toMatch(/[a-z]/i)
  if (en !== undefined) expect((await call('zh;q=0.1, en')).json().result.fields).toEqual([{ field, message: en }])
})

test.each([
  { given: '报告 1.pdf', plain: '__ 1.pdf', want: '%E6%8A%A5%E5%91%8A%201.pdf' },
  { given: "a'b(c)*.csv", plain: "a'b(c)*.csv", want: 'a%27b%28c%29%2A.csv' },
  { given: 'half \ud83d.csv', plain: 'half _.csv', want: 'half%20%EF%BF%BD.csv' },
  { given: 'a"b\\c%41/d\r\n.csv', plain: 'a_b_c_41_d__.csv', want: 'a%22b%5Cc%2541%2Fd%0D%0A.csv' },
])('a file is offered as $given', ({ given, plain, want }) => {
  expect(attachment(given)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${want}`)
})

test('the log tells where it failed, never what was stored', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { app, close } = await startTestApp({}, { level: 'error', stream })
  const fault = { code: '23505', detail: 'Key (email)=(jia@yuanhang.example) already exists.', where: 'row 7' }
  app.log.error({ err: Object.assign(new Error('duplicate key'), fault) }, 'unexpected error')
  await close()
  expect(JSON.parse(lines[0] ?? '').err).toEqual({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
    stack: expect.stringContaining('http.test.ts'),
  })
})

test.each(['/api/%zz', '/api/employees/%ed%a0%80', `/api/employees/${'x'.repeat(300)}`])(
  '%s leads nowhere, told in the envelope',
  async (url) => {
    const response = await testApp.app.inject({ url })
    expect(response.json()).toMatchObject({
      returnCode: 2001,
      message: expect.stringMatching(/^没有找到/),
      result: null,
    })
    expect(response.statusCode).toBe(404)
  },
)
