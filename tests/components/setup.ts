/** Before and after every component test. */
import { afterEach, beforeAll, expect } from 'vitest'
import { setClock } from './clock.ts'
import { holdDepartures, takeDepartures } from './departures.ts'
import { takeFaults, watchFaults } from './faults.ts'
import { calls, resetNetwork, startNetwork } from './network.ts'
import { removePage } from './renderPage.tsx'
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
  }
})

/** What is red once in many runs gives no second look. */
function tellPage(): void {
  const sent = calls.map(({ operationId }) => operationId).join(' ')
  console.error(`The page of the failed test showed:\n${document.body.innerText}\n\nIt had called: ${sent}`)
}

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') tellPage()
  await removePage()
  await resetNetwork()
  const wrong = [...takeFaults(), ...takeDepartures().map((address) => `the page left for ${address}`)]
  expect(wrong, wrong.join('\n')).toEqual([])
})
