import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { letCallsArrive, writes } from './network.ts'

/** Those below another one included, which no screen reader finds. */
const dialogs = () => document.querySelectorAll('[role="dialog"]').length

/** A click beside the dialog that stands on top. */
export async function clickBeside(): Promise<void> {
  const around = [...document.querySelectorAll('.MuiDialog-container')].at(-1)
  if (around === undefined) throw new Error('no dialog')
  await page.elementLocator(around).click({ position: { x: 5, y: 5 } })
}

/** While what it sends is under way, the dialog is left neither by its button, nor by Escape, nor beside it. */
export async function expectHeld(button = '取消'): Promise<void> {
  const before = dialogs()
  await expect.element(page.getByRole('dialog').getByRole('button', { name: button })).toBeDisabled()
  // The focused button was drawn off; the dialog takes the focus back a moment later.
  await expect.poll(() => document.activeElement === document.body).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(dialogs()).toBe(before)
  await clickBeside()
  expect(dialogs()).toBe(before)
}

/** Escape asks before what was entered is lost: who stays has it still, who leaves sends nothing. */
export async function expectAsked(expectKept: () => Promise<unknown>): Promise<void> {
  const before = dialogs()
  const sent = writes().length
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '留在此页' }).click()
  await expect.poll(dialogs).toBe(before)
  await expectKept()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await expect.poll(dialogs).toBe(before - 1)
  await letCallsArrive()
  expect(writes()).toHaveLength(sent)
}

/** The dialog that `open` opens is given up by its button and by Escape, and nothing is sent by that. */
export async function expectGivenUp(open: () => Promise<void>, button = '取消'): Promise<void> {
  const others = dialogs()
  for (const leave of [
    () => page.getByRole('dialog').getByRole('button', { name: button }).click(),
    () => userEvent.keyboard('{Escape}'),
  ]) {
    await open()
    await expect.poll(dialogs).toBe(others + 1)
    // Where the focused button gave way to a result, the dialog takes the focus back a moment later.
    await expect.poll(() => document.activeElement === document.body).toBe(false)
    const before = writes().length
    await leave()
    await expect.poll(dialogs).toBe(others)
    await letCallsArrive()
    expect(writes()).toHaveLength(before)
  }
}
