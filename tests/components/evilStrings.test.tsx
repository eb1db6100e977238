/** What raters and administrators typed is text on every page, whatever it looks like. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { EVIL } from '../server/evilStrings.ts'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

/** What has marks in it, in lines of a length that lists show whole. */
const MARKED = EVIL.filter((text) => /[<>&"'`]|javascript:/.test(text) && text.length < 200)

let run: string[]
const { alert } = window

beforeEach(() => {
  run = []
  window.alert = (text) => void run.push(String(text))
})
afterEach(() => {
  window.alert = alert
})

/** Nothing of it became an element, a link or a script. */
function expectNothingRan() {
  const made =
    'script:not([src]):not([type]), img[src="x"], [onerror], [onload], [onclick], a[href^="javascript:" i], iframe, object, marquee'
  expect([...document.body.querySelectorAll(made)].map((element) => element.outerHTML)).toEqual([])
  expect(run).toEqual([])
}

test('people, their departments and addresses', async () => {
  const person = exampleResult('getEmployee')
  const items = MARKED.slice(0, 100).map((text, index) => ({
    ...person,
    id: index + 1,
    displayName: text,
    departName: text,
  }))
  answer('listEmployees', { ...exampleResult('listEmployees'), items, total: items.length })
  await renderPage('/employees')
  for (const { displayName } of items.slice(0, 3))
    await expect.element(page.getByText(displayName).first()).toBeVisible()
  await expect.poll(() => items.every(({ displayName }) => document.body.textContent?.includes(displayName))).toBe(true)
  expectNothingRan()
})

test('a questionnaire, also in the title of the page', async () => {
  const title = MARKED.find((text) => text.startsWith('<script>')) ?? ''
  answerQuestionnaire({ title, processStatus: 40 })
  const { id } = exampleResult('getQuestionnaire')
  await renderPage(`/questionnaire/reports/summary/rankList/${id}`)
  await expect.element(page.getByText(title, { exact: false }).first()).toBeVisible()
  expectNothingRan()
})

test('what raters wrote', async () => {
  const report = exampleResult('getPersonalReport')
  const evil = JSON.parse(JSON.stringify(report), (key, value) =>
    key === 'text' || key === 'comment' || key === 'name' ? (MARKED[7] ?? '') : value,
  )
  answerQuestionnaire({ processStatus: 40 })
  answer('getPersonalReport', evil)
  const { id } = exampleResult('getQuestionnaire')
  await renderPage(`/questionnaire/reports/personal/report/${id}`)
  await expect.poll(() => document.body.textContent?.includes(MARKED[7] ?? 'none')).toBe(true)
  expectNothingRan()
})
