/** The tags of the enterprise, as tests open them. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { answer } from './network.ts'
import { renderPage } from './renderPage.tsx'

const useType = 'QUESTIONNAIRE'
export const tag = (id: number, name: string, count: number) =>
  ({ id, name, useType, questionnaireCount: count }) as const
export const [annual, boss, trial] = [tag(11, '年度', 1), tag(12, '管理者', 3), tag(13, '试点', 2)]
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const link = (name: string) => page.getByRole('link', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
export const box = (name: string) => row(name).getByRole('checkbox')
export const dialog = page.getByRole('dialog')
export const toolbar = page.getByRole('toolbar')
export const confirm = dialog.getByRole('button', { name: '删除', exact: true })
const write = (operationId: string, body: object) => ({ operationId, params: {}, query: {}, body })
export const renaming = (name: string, newName: string) => write('renameTag', { name, newName })
export const removing = (...ids: string[]) => write('bulkDeleteTags', { ids })
export const restoring = (removed: object[]) => write('bulkRestoreTags', { removed })
export const lines = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

export async function start(address = '/tags') {
  await renderPage(address)
  await expect.element(link('管理者')).toBeVisible()
}

export async function pick(name: string, entry: string) {
  await button(`更多: ${name}`).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

export async function choose(...names: string[]) {
  for (const name of names) await box(name).click()
}

export const answerTags = () => answer('listTags', [annual, boss, trial])
