/** A page's first load as a newcomer's browser makes it. */
import type { Browser, Page } from '../browser/launch.ts'

interface PageLoad {
  kilobytes: number
  milliseconds: number
}

/** Loads `url` in a fresh context with an empty cache; counts what came over the wire until `text` is shown. */
export async function load(
  browser: Browser,
  url: string,
  selector: string,
  text: string,
  cookie?: string,
): Promise<PageLoad> {
  const context = await browser.newContext({ locale: 'en-US' })
  if (cookie !== undefined) {
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url }])
  }
  const page = await context.newPage()
  const received = await countBytes(page)
  await page.addInitScript(watchForText, { selector, text })
  await page.goto(url, { waitUntil: 'commit' })
  const milliseconds = await page
    .waitForFunction(() => (globalThis as { shownAt?: number }).shownAt, undefined, { timeout: 60_000 })
    .then((handle) => handle.jsonValue())
  const kilobytes = received.bytes / 1024
  await context.close()
  return { kilobytes, milliseconds: milliseconds ?? Number.NaN }
}

/** Runs inside the page: notes the moment `text` first stands inside `selector`. */
function watchForText({ selector, text }: { selector: string; text: string }) {
  const look = () => {
    const found = document.querySelector(selector)?.textContent?.includes(text) === true
    if (found) Object.assign(globalThis, { shownAt: performance.now() })
    else requestAnimationFrame(look)
  }
  look()
}

async function countBytes(page: Page): Promise<{ bytes: number }> {
  const counter = { bytes: 0 }
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  client.on('Network.dataReceived', (event) => {
    counter.bytes += event.encodedDataLength
  })
  return counter
}
