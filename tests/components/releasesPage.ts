/** The page on which reports are released, for the tests of what is done there. */
import { page } from 'vitest/browser'
import { answer, callsOf, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

export const { id } = exampleResult('getQuestionnaire')
export const list = exampleResult('listReleases')
export const plan = exampleResult('planReleases')
const setting = exampleResult('getQuestionnaireSetting')
export const [first, second] = list.items.map(({ employeeId }) => employeeId)
export const superior = plan.superiors[0]?.employeeId ?? 0

export const dialog = page.getByRole('dialog')
export const toolbar = page.getByRole('toolbar')
export const rows = page.getByRole('checkbox', { name: /^选择此行/ })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
export const write = (operationId: string, body: unknown) => ({
  operationId,
  params: { id: String(id) },
  query: {},
  body,
})
export const done = (...changed: (number | undefined)[]) => ({ changed: changed.map(Number), skipped: [], jobId: null })
/** What was asked of releasing, but for what the page asks about its rows before anything is done. */
export const planned = () => callsOf('planReleases').slice(1)
export const lastQuery = () => callsOf('listReleases').at(-1)?.query

interface Opening {
  type?: 1 | 2
  processStatus?: 30 | 40
  superiorReads?: boolean
  width?: number
  language?: 'zh' | 'en'
}

export async function open({
  type = 2,
  processStatus = 40,
  superiorReads = true,
  width = 1280,
  language,
}: Opening = {}) {
  answerQuestionnaire({ type, processStatus })
  answer('getQuestionnaireSetting', { ...setting, superiorReads })
  await renderPage(`/questionnaire/reports/release/${id}`, { width, ...(language && { language }) })
}
