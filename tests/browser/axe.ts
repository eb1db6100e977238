import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { seriousLines } from './findings.ts'
import { stillness } from './stillness.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * Fails with rule, place and remedy for everything axe-core calls serious or critical on the page
 * as it stands. Uses the page's main world without a script tag, so a strict CSP does not matter.
 */
export async function expectNoSeriousAxe(page: Page): Promise<void> {
  const findings = await seriousFindings(page)
  expect(findings, findings.join('\n')).toEqual([])
}

/** One line per serious or critical finding: `rule: help at selector, selector`. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(stillness)
  await page.evaluate(await readFile(axeFile, 'utf8'))
  const results: AxeResults = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')
  return seriousLines(results)
}
