/** The list of questionnaires with the menu of its first row. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { items, ...rest } = exampleResult('listQuestionnaires')
export const example = exampleResult('getQuestionnaire')
export const path = { id: String(example.id) }
export const dialog = page.getByRole('dialog')
export const told = page.getByText(/\[20\d\d\]/).first()
export const write = (operationId: string, body?: unknown, params: object = path) => ({
  operationId,
  params,
  query: {},
  body,
})

/** Two nobody has answered, which may be removed. */
export const drafts = [7, 8].map((id) => ({
  ...example,
  ...{ id, title: `问卷${id}`, processStatus: 10 as const, submittedCount: 0 },
}))

/** The list has these alone. */
export const answerList = (shown: readonly (typeof example)[]) =>
  answer('listQuestionnaires', { ...rest, items: [...shown], total: shown.length })

export async function openMenu(change: Partial<typeof example> = {}): Promise<void> {
  answer('listQuestionnaires', { ...rest, items: items.map((each) => ({ ...each, ...change })) })
  await renderPage('/manage')
  await page.getByRole('button', { name: `更多: ${example.title}` }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
}

export const pick = (name: string) => page.getByRole('menuitem', { name }).click()
export const submit = (name: string) => dialog.getByRole('button', { name }).click()
