/** A page that leaves would take the test with it: it is held, and the test asks where it wanted to go. */
import { expect } from 'vitest'

const departures: string[] = []

/** The page wants to go there (address without the host; `download <name>` for a file), and nowhere else. */
export async function expectLeftFor(address: string): Promise<void> {
  await expect.poll(() => departures).toEqual([address])
  departures.length = 0
}

/** Departures nobody asked about, and forgets them. */
export function takeDepartures(): string[] {
  return departures.splice(0)
}

/** Holds every departure, once a page. */
export function holdDepartures(): void {
  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest } = event
    if (destination.sameDocument && downloadRequest === null) return
    const { pathname, search, hash } = new URL(destination.url)
    departures.push(downloadRequest === null ? `${pathname}${search}${hash}` : `download ${downloadRequest}`)
    event.preventDefault()
  })
}
