/** The harness itself: what it records, what it resets, and what it never lets pass. */
import noto from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import { takeFaults } from './faults.ts'
import { answer, calls, exampleResult, refuse, writes } from './network.ts'
import { renderPage, renderSignIn } from './renderPage.tsx'

const person = exampleResult('getEmployee')

test('a call is recorded whole', async () => {
  await fetch('/api/employees?kw=%E6%9D%8E&tags=a&tags=b')
  const form = new FormData()
  form.set('file', new File(['name\n'], 'people.csv', { type: 'text/csv' }))
  await fetch('/api/employees/avatar/upload', { method: 'POST', body: form, headers: { authorization: 'Bearer x' } })
  await fetch('/api/departments/7', {
    method: 'PUT',
    body: '{"name":"a"}',
    headers: { 'content-type': 'application/json' },
  })
  expect(calls).toEqual([
    { operationId: 'listEmployees', params: {}, query: { kw: '李', tags: ['a', 'b'] } },
    {
      operationId: 'uploadAvatar',
      params: {},
      query: {},
      body: { file: { name: 'people.csv', type: 'text/csv', size: 5 } },
      bearer: 'x',
    },
    { operationId: 'updateDepartment', params: { id: '7' }, query: {}, body: { name: 'a' } },
  ])
  expect(writes()).toHaveLength(2)
})

test('text is written in the font of npm, whatever fonts the machine has', async () => {
  await document.fonts.add(await new FontFace('from npm', `url(${noto})`).load()).ready
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('the browser draws on no canvas')
  const widthIn = (family: string) => {
    pen.font = `100px ${family}`
    return pen.measureText('Relation levels').width
  }
  const own = widthIn('"from npm"')
  // The machine's fonts are rounded to whole points; another font is a tenth wider or narrower.
  for (const family of ['"Noto Sans SC"', 'system-ui', 'sans-serif'])
    expect(Math.abs(widthIn(family) - own), family).toBeLessThan(own / 100)
})

test('a page in the place of another one has its own looks alone', async () => {
  const looks = () => document.querySelectorAll('head > style:not([data-emotion], [data-vite-dev-id])').length
  await renderSignIn()
  const own = looks()
  await renderPage('/tags')
  expect(looks()).toBe(own)
})

test('an answer of one’s own does not answer a neighbour', async () => {
  answer('getEmployee', { ...person, displayName: '何晓明' })
  const disabled = await (await fetch('/api/employees/disable')).json()
  expect(disabled.result).toEqual(exampleResult('listDisabledEmployees'))
})

test.each([
  { name: 'read', method: 'GET', path: 'employees/7', id: 7 },
  { name: 'changed', method: 'PUT', path: 'questionnaires/base/7', id: 7 },
  { name: 'copied', method: 'POST', path: 'questionnaires/copy/7', id: exampleResult('copyQuestionnaire').id },
])('the example of a record that is $name has its own id', async ({ method, path, id }) => {
  const { result } = await (await fetch(`/api/${path}`, { method })).json()
  expect(result.id).toBe(id)
})

test('a refusal is worded as the server words it, in the language of the call', async () => {
  refuse('getEmployee', 'NOT_FOUND')
  const response = await fetch('/api/employees/7', { headers: { 'accept-language': 'en' } })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ returnCode: 2001, message: expect.stringMatching(/^[ -~]+$/) })
})

test('the admin stands whole in the other language, in the dark, on a telephone', async () => {
  await renderPage('/employees', { language: 'en', mode: 'dark', width: 390, height: 844 })
  await expect.element(page.getByRole('heading', { name: 'Employees' })).toBeVisible()
  expect(document.documentElement).toMatchObject({ lang: 'en', dataset: { theme: 'dark' } })
  expect(window.innerWidth).toBe(390)
})

test('nothing of the tests before is left', async () => {
  expect([calls.length, localStorage.length, location.hash]).toEqual([0, 0, '#/'])
})

test('who is not signed in is led to the sign-in page, and the test stays', async () => {
  refuse('getCurrentUser', 'UNAUTHENTICATED')
  await renderPage('/employees')
  await expect.poll(() => document.body.textContent).toContain('登录')
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#/employees` })}`,
  )
})

test.each([
  {
    name: 'a call the document does not know',
    commit: () => fetch('/api/nothing').catch(() => {}),
    told: /GET .*\/api\/nothing/,
  },
  { name: 'a call to another host', commit: () => fetch('http://own.invalid/').catch(() => {}), told: /own\.invalid/ },
  { name: 'an error in the console', commit: () => console.error('%s is wrong', 'this'), told: /this is wrong/ },
  { name: 'a warning in the console', commit: () => console.warn('careful'), told: /careful/ },
])('$name is a fault', async ({ commit, told }) => {
  await commit()
  const [fault, ...more] = takeFaults()
  expect(fault).toMatch(told)
  expect(more).toEqual([])
})
