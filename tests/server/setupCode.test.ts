/** An empty installation that others can reach is set up by whoever knows the code of its start, and by nobody else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { isReachable, newSetupCode, setupCodeLine } from '../../server/setupCode.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'

const CODE = 'KMRT-WXHP-DGQN-BVCS'
const WRONG = 'KMRT-WXHP-DGQN-BVCT'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' }, false, { setupCode: CODE })
})

afterAll(async () => {
  await testApp.close()
})

const setUp = (setupCode?: string, from = '203.0.113.1') =>
  testApp
    .visitor({ 'x-forwarded-for': from, 'accept-language': 'en' })
    .call('setUpEnterprise', { body: { ...ADMINISTRATOR, ...(setupCode !== undefined && { setupCode }) } })

const state = () => testApp.visitor().ok('getSessionState')

test('without the code or with another one nothing is set up, and the field is named', async () => {
  expect(await state()).toMatchObject({ needsSetup: true, needsSetupCode: true })
  for (const given of [undefined, '', WRONG]) {
    const refused = await setUp(given)
    expect(refused).toMatchObject({ status: 422, returnCode: 2019, result: { fields: [{ field: 'setupCode' }] } })
    expect(refused.message).toContain('set-up code')
  }
  expect(await state()).toMatchObject({ needsSetup: true })
})

test('who goes on guessing waits, also with the right code; somebody elsewhere does not', async () => {
  for (let guess = 0; guess < 5; guess += 1) expect((await setUp(WRONG, '203.0.113.2')).returnCode).toBe(2019)
  const refused = await setUp(CODE, '203.0.113.2')
  expect(refused).toMatchObject({ status: 429, returnCode: 2085 })
  // There is nobody yet to turn to, and no password to forget.
  expect(refused.message).toMatch(/set-up codes.* in 30 seconds/)
  expect(refused.message).not.toContain('administrator')
  expect((await setUp(WRONG, '203.0.113.3')).returnCode).toBe(2019)
  expect(await state()).toMatchObject({ needsSetup: true })
})

test('the code as somebody types it sets up; from then on it means nothing', async () => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
  expect((await setUp(' kmrt wxhp dgqn-bvcs ', '203.0.113.2')).returnCode).toBe(0)
  for (let again = 0; again < 7; again += 1) {
    expect((await setUp(WRONG)).returnCode).toBe(2012)
    expect((await setUp(CODE)).returnCode).toBe(2012)
  }
  expect(await state()).toMatchObject({ needsSetup: false, needsSetupCode: false })
})

test.each([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '::1' }, false],
  [{ PUBLIC_URL: 'http://localhost:3600' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3600' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.5' }, true],
  [{ HOST: '127.0.0.1.evil.example' }, true],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3600' }, true],
  [{ PUBLIC_URL: 'https://roundview.example' }, true],
])('%j: a code is needed, %s', (given, want) => {
  expect(isReachable(readConfig(given))).toBe(want)
})

test('a code is four groups of four letters that look like no others, never the same', () => {
  const codes = Array.from({ length: 200 }, newSetupCode)
  for (const code of codes) expect(code).toMatch(/^[B-DF-HJ-KMNP-TV-Z]{4}(-[B-DF-HJ-KMNP-TV-Z]{4}){3}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('it is told in one line, in both languages', () => {
  const line = setupCodeLine(CODE)
  expect(line).toMatch(/首次设置码.*Set-up code.*: KMRT-WXHP-DGQN-BVCS$/)
  expect(line).not.toContain('\n')
})

test.each(['short', '------------', 'a code of words', '-abcdefghijkl'])('SETUP_CODE %s is a fault', (code) => {
  expect(() => readConfig({ SETUP_CODE: code })).toThrow(/SETUP_CODE: 12 to 100/)
})
