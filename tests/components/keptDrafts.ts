/** What lies in the tab of what was typed in dialogs, and how a session ends over one. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import { exampleResult } from './network.ts'
import { removePage } from './renderPage.tsx'

const { enterpriseUid, employeeId } = exampleResult('getCurrentUser')
const PREFIX = `roundview.unsaved.${enterpriseUid}.${employeeId}.`

export const dialog = page.getByRole('dialog')
export const offer = dialog.getByText('上次离开时有修改没有保存', { exact: false })
export const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
export const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Whether the browser asks before the page is left. */
export const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** All that lies there, by what it is about. */
export const kept = () =>
  Object.fromEntries(
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key.slice(PREFIX.length), JSON.parse(sessionStorage.getItem(key) ?? 'null')]),
  )

/** As it was kept earlier. */
export const lay = (name: string, value: unknown) => sessionStorage.setItem(`${PREFIX}${name}`, JSON.stringify(value))

/** The page goes to the sign-in page and leads back. */
export async function expectSignIn(address: string): Promise<void> {
  expect(objects()).toBe(false)
  const returnUrl = `${location.pathname}${location.search}#${address}`
  await expectLeftFor(`/signin/?${new URLSearchParams({ returnUrl })}`)
  await removePage()
}
