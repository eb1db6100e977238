/** Before and after every component test. */
import './leanReact.ts'
import { afterEach, beforeAll, expect } from 'vitest'
import { setClock } from './clock.ts'
import { holdDepartures, takeDepartures } from './departures.ts'
import { takeFaults, watchFaults } from './faults.ts'
import { calls, resetNetwork, startNetwork } from './network.ts'
import { forgetKept, removePage } from './renderPage.tsx'
import { slowHands } from './slowHands.ts'
import { noteTimers } from './timers.ts'

declare global {
  interface Window {
    isWatched?: true
  }
}

beforeAll(async () => {
  await startNetwork()
  if (window.isWatched !== true) {
    window.isWatched = true
    noteTimers()
    setClock()
    watchFaults()
    holdDepartures()
    slowHands()
  }
})

/** What is red once in many runs gives no second look. */
function tellPage(): void {
  const sent = calls.map(({ operationId }) => operationId).join(' ')
  const places = [...document.querySelectorAll('[role=alert], [role=dialog], button')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return `${element.role} ${element.textContent?.slice(0, 20)} ${[x, y, width, height].map(Math.round).join(' ')}`
  })
  // By which came first: what is told of one thing in two of them is decided by it.
  const looks = [...document.head.querySelectorAll('style')].map(({ dataset, textContent }) =>
    'emotion' in dataset ? 'emotion' : (dataset['viteDevId']?.split('/').at(-1) ?? `own ${textContent?.length}`),
  )
  console.error(
    `The page of the failed test showed:\n${document.body.innerText}\n\nIt had called: ${sent}\n\n` +
      `It was ${innerWidth} x ${innerHeight}, drawn by ${[...new Set(looks)].join(' ')}:\n${places.join('\n')}`,
  )
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') tellPage()
  await removePage()
  await resetNetwork()
  forgetKept()
  const wrong = [...takeFaults(), ...takeDepartures().map((address) => `the page left for ${address}`)]
  expect(wrong, wrong.join('\n')).toEqual([])
})
