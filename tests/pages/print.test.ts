/** Report pages on paper: nothing is cut off, nothing of the frame around them is printed (issue point 13, Must show). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../browser/launch.ts'
import { type Site, settled, startSite } from './site.ts'

/** A4 upright less the margins a browser leaves (10 mm), in CSS pixels. */
const PAPER = { width: 718, height: 1046 }

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: true })
})
afterAll(() => site?.close())

/** Texts that leave the paper, or a box that does not show what leaves it. */
const cutOff = (page: Page) =>
  page.evaluate((width) => {
    const isHiddenOnPaper = (element: Element) =>
      getComputedStyle(element).position === 'absolute' && element.clientWidth <= 1
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || parent === null || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      let bounds = { left: 0, right: width, name: 'paper' }
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        if (isHiddenOnPaper(around))
          bounds = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, name: '' }
        else if (getComputedStyle(around).overflowX !== 'visible') {
          const { left, right } = around.getBoundingClientRect()
          if (right < bounds.right || left > bounds.left)
            bounds = { left: Math.max(left, bounds.left), right: Math.min(right, bounds.right), name: around.className }
        }
      }
      if (box.right > bounds.right + 1 || box.left < bounds.left - 1) cut.add(`${text.slice(0, 40)} (${bounds.name})`)
    }
    return [...cut]
  }, PAPER.width)

test.each([
  ['ranking', '/questionnaire/reports/summary/rankList/'],
  ['details', '/questionnaire/reports/summary/details/'],
  ['team report', '/questionnaire/reports/summary/report/'],
  ['statistics of one person', '/questionnaire/reports/personal/indexScoreStats/'],
  ['details of one person', '/questionnaire/reports/personal/indexScoreDetails/'],
  ['personal report', '/questionnaire/reports/personal/report/'],
  ['test report', '/questionnaire/reports/test'],
])('%s', async (_name, address) => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#${address}${address.endsWith('/') ? site.questionnaires.get(40) : ''}`)
  await settled(page)
  await page.locator('#content table').first().waitFor()
  const frame = page.locator('nav:visible, [role=tablist]:visible')
  expect(await frame.count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  expect(await frame.count()).toBe(0)
  await page.setViewportSize(PAPER)
  expect(await cutOff(page)).toEqual([])
  await context.close()
})
