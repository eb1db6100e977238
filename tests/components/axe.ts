import { expect } from 'vitest'
import { seriousLines } from '../browser/findings.ts'
import { stillness } from '../browser/stillness.ts'

/** Fails with rule, place and remedy for everything axe-core calls serious or critical on the page as it stands. */
export async function expectNoSeriousAxe(): Promise<void> {
  const { default: axe } = await import('axe-core')
  await stillness()
  const findings = seriousLines(await axe.run(document.body, { resultTypes: ['violations'] }))
  expect(findings, findings.join('\n')).toEqual([])
}
