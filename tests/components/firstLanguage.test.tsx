/** The words of pages come with the first page (a file of its own: none was opened in it before). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pagesEn } from '../../messages/pagesEn.ts'
import { callsOf } from './network.ts'
import { renderPage } from './renderPage.tsx'

test('after another language was chosen on the list people begin with, pages speak it', async () => {
  await renderPage('/manage')
  await expect.poll(() => callsOf('listQuestionnaires').length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /English/ }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Questionnaire')
  // Told to the server, everything is asked for anew, the words too.
  await expect.poll(() => callsOf('listQuestionnaires').length).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await expect.element(page.getByRole('link', { name: pagesEn['directory.import'] })).toBeVisible()
  expect(Object.keys(pagesEn).filter((key) => document.body.innerText.includes(key))).toEqual([])
})
