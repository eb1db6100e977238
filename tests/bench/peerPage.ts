/** Pages of `peers/`, each one script that nothing serves, opened in a browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Browser, Page } from '../browser/launch.ts'
import { root } from './processes.ts'

const PEERS = join(root, 'tests/bench/peers')

type PeerName = 'report' | 'charts'

export const buildPeer = (name: PeerName) => build({ configFile: join(PEERS, 'page.vite.config.js'), mode: name })

export async function openPeer(browser: Browser, name: PeerName): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  const dist = join(PEERS, name, 'dist')
  const [script = '', style = ''] = ['.js', '.css'].map((ending) => {
    const file = readdirSync(dist).find((each) => each.endsWith(ending)) ?? ''
    return readFileSync(join(dist, file), 'utf8')
  })
  await page.setContent(`<!doctype html><html lang="zh"><style>${style}</style><main></main></html>`)
  await page.addScriptTag({ content: script })
  return page
}
