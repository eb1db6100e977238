import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { type InstalledBrowser, installBrowser } from './install.ts'
import { launchOptions, writeFonts } from './options.ts'

export type { Browser, BrowserContext, Page } from 'playwright'

/**
 * A headless browser from npm, which needs nothing installed on the machine. Its profile and
 * temporary files lie in a folder of its own that disappears with `browser.close()`.
 */
export async function launchBrowser(): Promise<Browser> {
  installed ??= installBrowser()
  const places = await installed
  const temporary = await mkdtemp(join(tmpdir(), 'roundview-browser-'))
  const removeTemporary = () => rm(temporary, { recursive: true, force: true, maxRetries: 3 })
  try {
    await writeFonts(places, temporary)
    const browser = await chromium.launch(launchOptions(places, temporary))
    const close = browser.close.bind(browser)
    browser.close = async (options) => {
      await close(options)
      await removeTemporary()
    }
    return browser
  } catch (error) {
    await removeTemporary()
    throw error
  }
}

/** Shared by all launches of a process, because unpacking is not reentrant. */
let installed: Promise<InstalledBrowser> | undefined
