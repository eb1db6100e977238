/** Every page of the admin stands on the document's examples alone: nothing fails, nothing is a barrier. */
import { generatePath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceDoors, routes } from '../../src/routes.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const id = String(exampleResult('getEmployee').id)
// react-admin looks whether the record is the one that was asked for.
const idOf = (address: string) => (address.startsWith('/departments') ? String(exampleResult('getDepartment').id) : id)

const addresses = [
  ...routes.map(({ path }) => path),
  ...resourceDoors.flatMap(({ name, list, create, edit }) => [
    ...(list === undefined ? [] : [`/${name}`]),
    ...(create === undefined ? [] : [`/${name}/create`]),
    ...(edit === undefined ? [] : [`/${name}/:id`]),
  ]),
]

describe.each([
  { name: 'at a desk', options: {} },
  {
    name: 'in English, in the dark, on a telephone',
    options: { language: 'en', mode: 'dark', width: 390, height: 844 } as const,
  },
])('$name', ({ options }) => {
  test.each(addresses)('%s', async (address) => {
    const questionnaire = answerQuestionnaire({ processStatus: 40 })
    await renderPage(generatePath(address, { id: idOf(address), questionnaireId: String(questionnaire.id) }), options)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(page.getByRole('alert').elements()).toEqual([])
    await expectNoSeriousAxe()
  })
})
