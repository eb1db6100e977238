import { expect, test } from 'vitest'
import { deadlineView } from './deadline.ts'

const now = new Date(2026, 10, 21, 14, 0)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  { name: 'none', given: null, running: true, zh: null, en: null },
  {
    name: 'later this year',
    given: at(2026, 10, 30, 18, 0),
    running: true,
    zh: { key: null, date: '11月30日', tone: 'plain' },
    en: { key: null, date: '30 Nov', tone: 'plain' },
  },
  {
    name: 'next year',
    given: at(2027, 0, 2, 18, 0),
    running: true,
    zh: { key: null, date: '2027年1月2日', tone: 'plain' },
    en: { key: null, date: '2 Jan 2027', tone: 'plain' },
  },
  {
    name: 'today',
    given: at(2026, 10, 21, 18, 0),
    running: true,
    zh: { key: 'questionnaires.deadline.today', date: '18:00', tone: 'bad' },
    en: { key: 'questionnaires.deadline.today', date: '18:00', tone: 'bad' },
  },
  {
    name: 'just now',
    given: now.toISOString(),
    running: true,
    zh: { key: 'questionnaires.deadline.over', date: '11月21日', tone: 'bad' },
    en: { key: 'questionnaires.deadline.over', date: '21 Nov', tone: 'bad' },
  },
  {
    name: 'of one that is over',
    given: at(2025, 10, 28, 18, 0),
    running: false,
    zh: { key: null, date: '2025年11月28日', tone: 'muted' },
    en: { key: null, date: '28 Nov 2025', tone: 'muted' },
  },
])('$name', ({ given, running, zh, en }) => {
  expect(deadlineView(given, running, now, 'zh')).toEqual(zh)
  expect(deadlineView(given, running, now, 'en')).toEqual(en)
})
