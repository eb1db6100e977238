import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { once } from './once.ts'

/** An order whose answer comes when `answer` is called. */
function order() {
  const orders: string[] = []
  let answer: (fault?: Error) => void = () => {}
  const observer = new MutationObserver(new QueryClient(), {
    mutationFn: (title: string) => {
      orders.push(title)
      return new Promise<void>((resolve, reject) => {
        answer = (fault) => (fault === undefined ? resolve() : reject(fault))
      })
    },
  })
  const mutate = once((title: string) => observer.mutate(title))
  const settle = async (fault?: Error) => {
    answer(fault)
    await new Promise((done) => setTimeout(done, 5))
  }
  return { orders, mutate, settle }
}

test.each([
  { name: 'after it went well', fault: undefined },
  { name: 'after it failed', fault: new Error('refused') },
])('two calls at once are one order; $name the next one is taken', async ({ fault }) => {
  const { orders, mutate, settle } = order()
  mutate('first')
  mutate('second click')
  await new Promise((done) => setTimeout(done, 5))
  expect(orders).toEqual(['first'])
  mutate('third click')
  await settle(fault)
  expect(orders).toEqual(['first'])
  mutate('next')
  await new Promise((done) => setTimeout(done, 5))
  expect(orders).toEqual(['first', 'next'])
})
