/** The page of a released report with the own notes beside it, for the tests of what is done there. */
import { page } from 'vitest/browser'
import { exampleResult } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const released = exampleResult('getMyReport')
const [entry] = exampleResult('listMyReports').reports
const params = { id: String(entry?.questionnaireId), employeeId: String(entry?.employeeId) }
const address = `/reports/${params.id}/${params.employeeId}`

export const kept = exampleResult('getOwnNotes')

/** As the superior was promised to the raters, too. */
export const promised = {
  ...released,
  report: {
    ...released.report,
    rule: { ...released.report.rule, reportReceivers: ['evaluatee' as const, 'superior' as const] },
  },
}

export const field = (name: string) => page.getByLabelText(name, { exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const status = (text: string) => page.getByRole('status').getByText(text)
export const alert = page.getByRole('alert')
export const onlyOwn = page.getByText(/^只有您自己看得到/)

export const write = (body: unknown) => ({ operationId: 'saveOwnNotes', params, query: {}, body })

export const open = () => renderFeedback(address)

/** By the links of the site, as one page. */
export const leave = () => page.getByRole('link', { name: '返回我的报告' }).click()
export const comeBack = () => page.getByRole('link', { name: `打开：${entry?.title}，关于您本人` }).click()

/** Where signing in leads back from. */
export const signInAddress = `/signin/?returnUrl=/feedback/${encodeURIComponent(`#${address}`)}`
