import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(directory: string): string {
  return existsSync(join(directory, 'package.json')) ? directory : findRoot(dirname(directory))
}

/** The checkout's folder: the server runs from server/ (its source) and from dist/server/ (bundled for a quick start). */
export const root = findRoot(import.meta.dirname)

/** What the thread that reads tables runs: its source, or what server/vite.config.ts makes of it beside the bundle. */
export const importWorkerFile = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'features/directory/imports/importWorker.ts' : 'importWorker.js',
)
