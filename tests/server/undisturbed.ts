/** A test that closes, purges or takes up jobs by hand, and counts what it does, must not meet the app that does so by itself. */
import { vi } from 'vitest'

/** What an app does every so often, from some seconds to a day, it does at its start only, if this starts it. */
export async function undisturbed<App>(start: () => Promise<App>): Promise<App> {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await start()
  } finally {
    vi.useRealTimers()
  }
}
