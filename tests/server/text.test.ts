/** What is sent is read as UTF-8, or refused in words; nothing is stored in another shape than it was written. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const json = { 'content-type': 'application/json' }

/** Chinese in the bytes that spreadsheets and old systems in China write. */
const GBK = Buffer.concat([Buffer.from('{"type":1,"title":"'), Buffer.from('c4eab6c8', 'hex'), Buffer.from('"}')])
const asGbk = { 'content-type': 'application/json; charset=GBK' }
const asUtf8 = { 'content-type': 'application/json; charset="UTF-8"' }
const sealed = (encoding: string) => ({ ...json, 'content-encoding': encoding })

test.each([
  {
    what: 'another charset',
    headers: asGbk,
    payload: GBK,
    status: 415,
    fault: { field: 'content-type', message: 'must be one of: application/json; charset=utf-8' },
  },
  {
    what: 'other bytes without a charset',
    headers: json,
    payload: GBK,
    status: 400,
    fault: { field: 'body', message: 'is not text in UTF-8' },
  },
  {
    what: 'a compressed body',
    headers: sealed('br'),
    payload: '{"type":1}',
    status: 415,
    fault: { field: 'content-encoding', message: 'is not taken here. Leave it out' },
  },
  {
    what: 'half a character',
    headers: json,
    payload: '{"type":1,"title":"a\\ud800"}',
    status: 400,
    fault: { field: 'title', message: 'holds half a character' },
  },
])('$what stores nothing and is told in words', async ({ headers, payload, status, fault }) => {
  const { total } = await administrator.ok('listQuestionnaires')
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/questionnaires',
    headers: { ...OWN_PAGE, cookie: administrator.cookie(), 'accept-language': 'en', ...headers },
    payload,
  })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ result: { fields: [fault] } })
  expect(await administrator.ok('listQuestionnaires')).toMatchObject({ total })
})

test.each([
  { what: 'UTF-8 by name', headers: asUtf8, text: '年度 😀' },
  { what: 'UTF-8 with its mark', headers: json, before: '\ufeff', text: '年度 𠮷' },
  { what: 'no encoding', headers: sealed('identity'), text: '年度' },
])('$what is read as it was written', async ({ headers, before = '', text }) => {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/questionnaires',
    headers: { ...OWN_PAGE, cookie: administrator.cookie(), ...headers },
    payload: `${before}${JSON.stringify({ type: 1, title: text })}`,
  })
  expect(response.json()).toMatchObject({ returnCode: 0, result: { title: text } })
})

test('a form in other bytes is no tag', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1 } })
  const bind = (tag: Buffer | string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/tags/bind',
      headers: {
        ...OWN_PAGE,
        cookie: administrator.cookie(),
        'accept-language': 'en',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: Buffer.concat([Buffer.from(`objectId=${id}&useType=QUESTIONNAIRE&tagNames=`), Buffer.from(tag)]),
    })
  const fault = (field: string) => [{ field, message: 'is not text in UTF-8' }]
  expect((await bind(Buffer.from('c4eab6c8', 'hex'))).json().result.fields).toEqual(fault('body'))
  expect((await bind('%c4%ea%b6%c8')).json().result.fields).toEqual(fault('tagNames'))
  const bound = await bind(`${encodeURIComponent('年度')}+360&tagNames=b`)
  expect(bound.json()).toMatchObject({ returnCode: 0, result: [{ name: '年度 360' }, { name: 'b' }] })
})
