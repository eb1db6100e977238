/** The page of who has answered about whom, as tests open it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

export const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
export const list = exampleResult('listFeedback')
export const [sent, drafting] = list.items.map(({ participantRelationId }) => participantRelationId)
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const dialog = page.getByRole('dialog')
export const rows = page.getByRole('checkbox', { name: /^选择此行/ })
export const toolbar = page.getByRole('toolbar')
export const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })
export const done = (...changed: (number | undefined)[]) => ({ changed: changed.map(Number), skipped: [], jobId: null })

interface Opening {
  type?: 1 | 2
  processStatus?: 30 | 40
  closingSince?: string | null
  search?: string
  width?: number
}

export async function openDetails(opening: Opening = {}) {
  const { type = 1, processStatus = 30, closingSince = null, search = '', width = 1280 } = opening
  answerQuestionnaire({ processStatus, closingSince, type })
  await renderPage(`/questionnaire/publish/details/${id}${search}`, { width })
  await expect.element(page.getByText('孙洋')).toBeVisible()
}

/** What can be done with the form of that rater: several acts stand in the menu of its row. */
export async function pickAct(rater: string, act: string) {
  await button(`更多: 何晓明 · ${rater}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

export async function giveReason(text: string, name: string) {
  await dialog.getByLabelText('原因（必填）').fill(text)
  await dialog.getByRole('button', { name }).click()
}
