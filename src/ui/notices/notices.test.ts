import { expect, test } from 'vitest'
import { createNotices, type Notice } from './notices.ts'

const mine = new Error('access')
const abort = Object.assign(new Error('given up'), { name: 'AbortError' })

test('what came before somebody listens is shown then, each once', () => {
  const notices = createNotices(() => false)
  const failure = new Error('down')
  const isOver = () => false
  notices.report(failure)
  notices.report(failure, isOver)
  notices.tell('action.saved')
  const shown: Notice[] = []
  notices.listen((notice) => shown.push(notice))
  expect(shown).toEqual([{ error: failure }, { error: failure, isOver }, { key: 'action.saved' }])
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
