import { mkdir, rm } from 'node:fs/promises'
import { installBrowser } from '../browser/install.ts'
import { writeFonts } from '../browser/options.ts'
import { temporary } from './project.ts'

/** Before the component tests: the browser of the npm package and a folder for it, which goes with the run. */
export default async function unpackBrowser() {
  const places = await installBrowser()
  await mkdir(temporary, { recursive: true })
  await writeFonts(places, temporary)
  return () => rm(temporary, { recursive: true, force: true, maxRetries: 3 })
}
