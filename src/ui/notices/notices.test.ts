import { expect, test } from 'vitest'
import { createNotices, type Notice } from './notices.ts'

const mine = new Error('access')
const abort = Object.assign(new Error('given up'), { name: 'AbortError' })

test('what came before somebody listens is shown then, each once', () => {
  const notices = createNotices(() => false)
  const failure = new Error('down')
  notices.report(failure)
  notices.report(failure, true)
  notices.tell('action.saved')
  const shown: Notice[] = []
  notices.listen((notice) => shown.push(notice))
  expect(shown).toEqual([
    { error: failure, canWait: false },
    { error: failure, canWait: true },
    { key: 'action.saved' },
  ])
})

test('errors of access and calls given up are not shown', () => {
  const notices = createNotices((error) => error === mine)
  const shown: Notice[] = []
  const stop = notices.listen((notice) => shown.push(notice))
  notices.report(mine)
  notices.report(abort)
  expect(shown).toEqual([])
  stop()
})
