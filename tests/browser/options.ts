/** How the browser is started, whoever starts it. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontsConfig } from './fonts.ts'
import type { InstalledBrowser } from './install.ts'

const fontsFile = (temporary: string) => join(temporary, 'fonts.conf')

/**
 * The driver's options for a browser whose profile and temporary files lie in `temporary`. The package's
 * own arguments are not used: they switch web security off, and a test of Origin, cookies or the CSP would
 * then prove nothing.
 */
export function launchOptions({ executable, libraries }: InstalledBrowser, temporary: string) {
  return {
    executablePath: executable,
    headless: true,
    chromiumSandbox: false,
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      PATH: process.env.PATH ?? '',
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: fontsFile(temporary),
      TMPDIR: temporary,
      HOME: temporary,
      LANG: 'C.UTF-8',
    },
  }
}

/** Writes the fonts file that `launchOptions` names. */
export async function writeFonts({ fontsCache }: InstalledBrowser, temporary: string): Promise<void> {
  await writeFile(fontsFile(temporary), fontsConfig(fontsCache))
}
