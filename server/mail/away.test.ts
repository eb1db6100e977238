import { expect, test } from 'vitest'
import { createAway, type MailNews } from './away.ts'
import { MailFault } from './mailer.ts'

const UNREACHED = new MailFault('unreached', 'connect ECONNREFUSED')

function setUp() {
  const told: MailNews[] = []
  const away = createAway((news) => told.push(news))
  return { told, away, isAway: (owner: number | null) => away.note(owner, UNREACHED, away.begin()) }
}

test('a mail server that is away is told once, and once that it is back', () => {
  const { told, away, isAway } = setUp()
  isAway(7)
  isAway(7)
  isAway(null)
  away.back(7)
  away.back(7)
  const reason = 'connect ECONNREFUSED'
  expect(told).toEqual([
    { owner: 7, is: 'away', reason },
    { owner: null, is: 'away', reason },
    { owner: 7, is: 'back' },
  ])
})

test('one that refuses a mail is there', () => {
  const { told, away, isAway } = setUp()
  isAway(7)
  away.note(7, new MailFault('later', 'greylisted'), away.begin())
  expect(told.map(({ is }) => is)).toEqual(['away', 'back'])
})

test('of one that is set anew it is told once that its trouble is over, and of the next one again that it is away', () => {
  const { told, away, isAway } = setUp()
  away.setAnew(7)
  isAway(7)
  away.setAnew(7)
  away.setAnew(7)
  isAway(7)
  expect(told.map(({ is }) => is)).toEqual(['away', 'setAnew', 'away'])
})
