import { spawnSync } from 'node:child_process'

/** Sees to it that Debian's `packages` are there, each named like its program; throws where they may not be installed. */
export function install(packages: readonly string[]): void {
  const missing = packages.filter((name) => spawnSync('which', [name]).status !== 0)
  if (missing.length === 0) return
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0)
    throw new Error(`install ${missing.join(', ')} first (Debian: apt-get install ${missing.join(' ')})`)
}
