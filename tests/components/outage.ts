/** The server is away while a page asks by itself again and again. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '../../openapi/generated/operations.ts'
import { callsOf, disconnect } from './network.ts'

const failure = page.getByText('请求服务器失败', { exact: false })
/** Beside a dialog, too. */
const close = page
  .getByRole('alert', { includeHidden: true })
  .getByRole('button', { name: '关闭', exact: true, includeHidden: true })

async function loseAndClose(operationId: OperationId): Promise<void> {
  disconnect(operationId)
  await expect.element(failure).toBeVisible()
  await close.click()
  await expect.element(failure).not.toBeInTheDocument()
}

/** One outage is told once, and asked about less often; the next one is told again. `answerAgain` ends it. */
export async function expectOutageToldOnce(operationId: OperationId, answerAgain: () => void): Promise<void> {
  const asked = () => callsOf(operationId).length
  await loseAndClose(operationId)
  const before = asked()
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  expect(asked() - before).toBeLessThanOrEqual(1)
  await expect.poll(asked).toBeGreaterThan(before + 1)
  expect(failure.elements()).toEqual([])
  answerAgain()
  // The question after the one that is answered has heard of the answer.
  const away = asked()
  await expect.poll(asked).toBeGreaterThan(away + 1)
  await loseAndClose(operationId)
}
