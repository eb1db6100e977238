/** When it is sure that a person stays on a page that was left (src/providers/session/guard.ts). */
import { expect, onTestFinished, test, vi } from 'vitest'
import { untilStaying } from '../../src/providers/session/staying.ts'

/** Leaves the page, where the browser asks who has something unsaved, and says whether the person is seen to stay. */
function leave({ isUnsaved }: { isUnsaved: boolean }) {
  let stays = false
  const object = (event: Event) => event.preventDefault()
  if (isUnsaved) window.addEventListener('beforeunload', object)
  void untilStaying().then(() => (stays = true))
  dispatchEvent(new Event('beforeunload', { cancelable: true }))
  window.removeEventListener('beforeunload', object)
  return async () => {
    await Promise.resolve()
    return stays
  }
}

const touch = (kind: 'keydown' | 'pointerdown' = 'keydown') => document.body.dispatchEvent(new Event(kind))

function pass(milliseconds: number): void {
  const now = Date.now() + milliseconds
  vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => void vi.restoreAllMocks())
}

test('nobody does who lets a slow line take its time, or types on meanwhile', async () => {
  const stays = leave({ isUnsaved: false })
  touch()
  touch('pointerdown')
  pass(600_000)
  expect(await stays()).toBe(false)
})

test.each(['keydown', 'pointerdown'] as const)('who told the browser to stay does, once seen by %s', async (kind) => {
  const stays = leave({ isUnsaved: true })
  expect(await stays()).toBe(false)
  touch(kind)
  expect(await stays()).toBe(true)
})

test('who works on long after the page should have gone has stopped the next one', async () => {
  const stays = leave({ isUnsaved: false })
  pass(30_000)
  touch()
  expect(await stays()).toBe(true)
})

test('who comes back by the browser is there again; a page that is shown for the first time is not left less', async () => {
  const stays = leave({ isUnsaved: false })
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(await stays()).toBe(false)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await stays()).toBe(true)
})
