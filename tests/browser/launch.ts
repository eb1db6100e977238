import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { fontsConfig } from './fonts.ts'
import { type InstalledBrowser, installBrowser } from './install.ts'

export type { Browser, BrowserContext, Page } from 'playwright-core'

/**
 * A headless browser from npm, which needs nothing installed on the machine. Its profile and
 * temporary files lie in a folder of its own that disappears with `browser.close()`.
 * The package's own arguments are not used: they switch web security off, and a test of
 * Origin, cookies or the CSP would then prove nothing.
 */
export async function launchBrowser(): Promise<Browser> {
  installed ??= installBrowser()
  const { executable, libraries, fontsCache } = await installed
  const temporary = await mkdtemp(join(tmpdir(), 'roundview-browser-'))
  const removeTemporary = () => rm(temporary, { recursive: true, force: true, maxRetries: 3 })
  try {
    const fontsFile = join(temporary, 'fonts.conf')
    await writeFile(fontsFile, fontsConfig(fontsCache))
    const browser = await chromium.launch({
      executablePath: executable,
      headless: true,
      chromiumSandbox: false,
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
      env: {
        PATH: process.env.PATH ?? '',
        LD_LIBRARY_PATH: libraries,
        FONTCONFIG_FILE: fontsFile,
        TMPDIR: temporary,
        HOME: temporary,
        LANG: 'C.UTF-8',
      },
    })
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
