/** A saving of a released report is counted once, however often it is tried; the next one is another. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, exampleResult, refuse } from './network.ts'
import { standDown, standIn, worker } from './pdfWorkers.ts'
import { renderFeedback } from './renderPage.tsx'

const [first] = exampleResult('listMyReports').reports
const { fileName, fonts } = exampleResult('prepareMyReport')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const download = button('下载 PDF')

beforeEach(() => {
  standIn()
  // Fonts of their own: the page keeps a worker for those of other tests.
  for (const asset of [fonts.regular, fonts.bold, fonts.decoder]) asset.address = `${asset.address}saves`
  answer('prepareMyReport', { fileName, fonts })
})
afterEach(async () => {
  standDown()
  await caches.delete('roundview-fonts')
})

const asked = (operation: 'prepareMyReport' | 'downloadMyReport') => callsOf(operation).map(({ query }) => query)

test('tried again, and then made by the server, it says each time that it is the same one', async () => {
  answerFile('downloadMyReport', 'application/pdf', 'ours.pdf')
  await renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`)
  await expect.element(download).toHaveAttribute('aria-disabled', 'false')
  refuse('prepareMyReport', 'PDF_UNAVAILABLE')
  await download.click()
  await expect.element(page.getByText(/暂时无法生成 PDF/)).toBeVisible()
  answer('prepareMyReport', { fileName, fonts })
  await download.click()
  ;(await worker('font')).say({ kind: 'failed', reason: 'rubbish', detail: '' })
  await button('重试').click()
  ;(await worker('font', 1)).say({ kind: 'failed', reason: 'gone', detail: '' })
  expect(asked('prepareMyReport')).toEqual([{}, {}, { again: 'true' }])
  await button('由服务器生成').click()
  await expectLeftFor('download ours.pdf')
  expect(asked('downloadMyReport')).toEqual([{ language: 'zh', again: 'true' }])
  await download.click()
  await expect.poll(() => asked('prepareMyReport').at(-1)).toEqual({})
  expect(asked('prepareMyReport')).toHaveLength(4)
})
