/** Before and after every component test. */
import { afterEach, beforeAll, expect } from 'vitest'
import { setClock } from './clock.ts'
import { holdDepartures, takeDepartures } from './departures.ts'
import { takeFaults, watchFaults } from './faults.ts'
import { resetNetwork, startNetwork } from './network.ts'
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

afterEach(async () => {
  await removePage()
  await resetNetwork()
  const wrong = [...takeFaults(), ...takeDepartures().map((address) => `the page left for ${address}`)]
  expect(wrong, wrong.join('\n')).toEqual([])
})
