/** What belongs together stands on as few lines as it can, in the language of the longer words. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

/** Where the lines begin on which the elements stand, by what their middles lie at. */
function lines(elements: Iterable<Element>): number[] {
  const middles = [...elements].map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.round((top + bottom) / 2)
  })
  return [...new Set(middles)]
}

test('template cards fill a wide page, and what is said and done on one is on one line each', async () => {
  const { items, ...rest } = exampleResult('listTemplates')
  answer('listTemplates', { ...rest, items: items.flatMap((one) => [one, { ...one, id: 2 }]).slice(0, 2), total: 2 })
  await renderPage('/templates', { language: 'en', width: 1920 })
  await expect.element(page.getByRole('button', { name: /^Save as own template/ }).first()).toBeVisible()
  const cards = [...document.querySelectorAll('.rv-template')]
  const rightOf = (one: Element | null | undefined) => one?.getBoundingClientRect().right ?? Number.NaN
  const short = () => Math.abs(rightOf(cards.at(-1)) - rightOf(document.querySelector('.rv-library')))
  await expect.poll(short).toBeLessThan(0.5)
  for (const part of ['.rv-template-facts', '.rv-template-actions']) {
    await expect.poll(() => lines(cards[0]?.querySelector(part)?.children ?? [])).toHaveLength(1)
  }
})

test('on a telephone no colour stands alone', async () => {
  await renderPage('/questionnaire/edit/appearance/7', { language: 'en', width: 390 })
  await expect.element(page.getByLabelText('Dark grey')).toBeVisible()
  const swatches = () => lines(document.querySelectorAll('.rv-swatch'))
  await expect.poll(swatches).toHaveLength(2)
  const [own = 0] = lines(document.querySelectorAll('.rv-colour'))
  await expect.poll(() => Math.abs((swatches()[1] ?? Number.NaN) - own)).toBeLessThan(8)
})

test('on a telephone the buttons of the relations take two lines', async () => {
  await renderPage('/questionnaire/relation/7', { language: 'en', width: 390 })
  const names = ['Relation levels', 'Add evaluatees', 'Assign automatically']
  await expect.element(page.getByRole('button', { name: 'Add evaluatees' })).toBeVisible()
  await expect.poll(() => lines(names.map((name) => page.getByRole('button', { name }).element()))).toHaveLength(2)
})
