/** A page as a browser prints it. */
import type { Page } from '../browser/launch.ts'

/** A4 upright less the margins a browser leaves (10 mm), in CSS pixels. */
const PAPER = { width: 718, height: 1046 }

/** Texts that leave the paper, or a box that does not show what leaves it. */
export const cutOff = (page: Page) =>
  page.evaluate((width) => {
    const isHiddenOnPaper = (element: Element) =>
      getComputedStyle(element).position === 'absolute' && element.clientWidth <= 1
    const cut = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (
        text === '' ||
        parent === null ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      let isSeen = true
      let bounds = { left: 0, right: width, name: 'paper' }
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        if (isHiddenOnPaper(around)) {
          isSeen = false
          bounds = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, name: '' }
        } else if (getComputedStyle(around).overflowX !== 'visible') {
          const { left, right, top, bottom } = around.getBoundingClientRect()
          if (isSeen && (box.bottom > bottom + 1 || box.top < top - 1))
            cut.add(`${text.slice(0, 40)} (below ${around.className})`)
          if (right < bounds.right || left > bounds.left)
            bounds = { left: Math.max(left, bounds.left), right: Math.min(right, bounds.right), name: around.className }
        }
      }
      if (box.right > bounds.right + 1 || box.left < bounds.left - 1) cut.add(`${text.slice(0, 40)} (${bounds.name})`)
    }
    for (const field of document.querySelectorAll('textarea')) {
      if (field.checkVisibility() && field.scrollHeight > field.clientHeight + 1)
        cut.add(`${field.value.slice(0, 40)} (field)`)
    }
    return [...cut]
  }, PAPER.width)

/** The page as paper shows it. */
export async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  // Whoever listens to the query hears of it with the next frame, before that frame's callbacks.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
