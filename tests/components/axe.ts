import { expect } from 'vitest'
import { seriousLines } from '../browser/findings.ts'

/** Fails with rule, place and remedy for everything axe-core calls serious or critical on the page as it stands. */
export async function expectNoSeriousAxe(): Promise<void> {
  const { default: axe } = await import('axe-core')
  await stillness()
  const findings = seriousLines(await axe.run(document.body, { resultTypes: ['violations'] }))
  expect(findings, findings.join('\n')).toEqual([])
}

/** A colour on its way to another one has no contrast that anybody chose; what turns for ever is not waited for. */
async function stillness(): Promise<void> {
  await new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  if (moving.length === 0) return
  await Promise.allSettled(moving.map(({ finished }) => finished))
  return stillness()
}
