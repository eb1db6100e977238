/** Builds the pages, the PDF worker and the server's bundle when they are missing or older than their sources. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

interface Build {
  name: string
  config: string
  stamp: string
  sources: string[]
}

const SHARED = ['domain', 'messages', 'openapi/generated', 'package-lock.json']

const BUILDS: Build[] = [
  {
    name: 'browser files',
    config: 'vite.config.ts',
    stamp: 'dist/.browser',
    sources: [...SHARED, 'src', 'report', 'vite.config.ts', 'server/pdf/decoder.ts'],
  },
  {
    name: 'PDF worker',
    config: 'server/pdf/vite.config.ts',
    stamp: 'dist/.pdf',
    sources: [...SHARED, 'report', 'server/pdf'],
  },
  { name: 'server', config: 'server/vite.config.ts', stamp: 'dist/.server', sources: [...SHARED, 'server'] },
]

function newest(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(stat.mtimeMs, ...files.map((name) => statSync(join(path, name)).mtimeMs))
}

function isStale({ stamp, sources }: Build): boolean {
  const file = join(root, stamp)
  if (!existsSync(file)) return true
  return statSync(file).mtimeMs < Math.max(...sources.map((name) => newest(join(root, name))))
}

for (const build of BUILDS.filter((one) => process.argv.includes('--all') || isStale(one))) {
  console.log(`Building the ${build.name} (once after each change)…`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const result = spawnSync(process.execPath, [vite, 'build', '--config', build.config, '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, build.stamp), new Date().toISOString())
}
