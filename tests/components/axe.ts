import { expect } from 'vitest'
import { seriousLines } from '../browser/findings.ts'

/** Fails with rule, place and remedy for everything axe-core calls serious or critical on the page as it stands. */
export async function expectNoSeriousAxe(): Promise<void> {
  const { default: axe } = await import('axe-core')
  // A colour on its way to another one has no contrast that anybody chose.
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const findings = seriousLines(await axe.run(document.body, { resultTypes: ['violations'] }))
  expect(findings, findings.join('\n')).toEqual([])
}
