import { expect, it } from 'vitest'
import type { Block } from './blocks.ts'
import { onPages } from './pages.ts'

type Given = Partial<Omit<Block, 'draw'>> & { name: string }

const names = new WeakMap<Block, string>()

function block({ name, height = 10, ...rest }: Given): Block {
  const made = { height, ...rest, draw: () => {} }
  names.set(made, name)
  return made
}

/** "a 0, b 12": what stands where, page by page. */
const placed = (given: Given[], height: number) =>
  onPages(given.map(block), height).map((page) =>
    page.map(({ block: one, top }) => `${names.get(one)} ${top}`).join(', '),
  )

const head = block({ name: 'head', height: 5 })

it.each<{ name: string; given: Given[]; height: number; want: string[] }>([
  { name: 'nothing is one empty page', given: [], height: 30, want: [''] },
  {
    name: 'one below the other, the space between them counted',
    given: [{ name: 'a' }, { name: 'b', above: 2 }, { name: 'c' }],
    height: 32,
    want: ['a 0, b 12, c 22'],
  },
  {
    name: 'what does not fit begins the next page, without space above',
    given: [{ name: 'a' }, { name: 'b', above: 2 }, { name: 'c', above: 3 }],
    height: 31,
    want: ['a 0, b 12', 'c 0'],
  },
  {
    name: 'a heading goes with what it heads',
    given: [{ name: 'a' }, { name: 'title', leadsOn: true }, { name: 'b' }],
    height: 25,
    want: ['a 0', 'title 0, b 10'],
  },
  {
    name: 'a table that goes on begins with its heads again',
    given: [
      { name: 'head', height: 5, leadsOn: true },
      { name: 'a', head },
      { name: 'b', head },
      { name: 'c', head },
    ],
    height: 25,
    want: ['head 0, a 5, b 15', 'head 0, c 5'],
  },
  {
    name: 'what would rather stand together moves on where little of a page is empty for it',
    given: [
      { name: 'a', height: 76 },
      { name: 'b', staysWithNext: true },
      { name: 'c', staysWithNext: true },
      { name: 'd' },
    ],
    height: 100,
    want: ['a 0', 'b 0, c 10, d 20'],
  },
  {
    name: 'and is parted where much of it were, with its heads again, but never from what it leads on to',
    given: [
      { name: 'a', height: 60 },
      { name: 'b', height: 15, staysWithNext: true, head },
      { name: 'c', height: 15, staysWithNext: true, head },
      { name: 'd', height: 10, staysWithNext: true, leadsOn: true, head },
      { name: 'e', height: 10, head },
    ],
    height: 100,
    want: ['a 0, b 60, c 75', 'head 0, d 5, e 15'],
  },
  {
    name: 'what is higher than a page stands on one of its own',
    given: [{ name: 'a' }, { name: 'high', height: 99 }, { name: 'b' }],
    height: 30,
    want: ['a 0', 'high 0', 'b 0'],
  },
  {
    name: 'more headings than a page holds go on on the next',
    given: Array.from({ length: 12 }, (_, at) => ({ name: String(at), leadsOn: true })),
    height: 60,
    want: ['0 0, 1 10, 2 20, 3 30, 4 40, 5 50', '6 0, 7 10, 8 20, 9 30, 10 40, 11 50'],
  },
])('$name', ({ given, height, want }) => {
  expect(placed(given, height)).toEqual(want)
})

it('begins a page with the title of what goes on, above its heads', () => {
  const again = block({ name: 'again', height: 4 })
  const given = [{ name: 'a' }, { name: 'b', head }, { name: 'c', head }, { name: 'd' }]
  const pages = onPages(given.map(block), 20, [undefined, again, again, undefined])
  expect(pages.map((page) => page.map(({ block: one, top }) => `${names.get(one)} ${top}`).join(', '))).toEqual([
    'a 0, b 10',
    'again 0, head 4, c 9',
    'd 0',
  ])
})
