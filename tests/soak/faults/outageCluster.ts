/** A PostgreSQL of the soak's own, written to disk as it is for people, which may be stopped and started again. */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../freePort.ts'

export interface Cluster {
  url: string
  /** `immediate` ends it as a power cut does. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}

const USERS = ['postgres', 'nobody']
const DEBIAN = '/usr/lib/postgresql'

function binaries(): string | undefined {
  const onPath = spawnSync('which', ['initdb']).stdout?.toString().trim()
  if (onPath) return join(onPath, '..')
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** As whom it runs, for PostgreSQL refuses root; undefined for whoever asks. */
function ownerOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idsOf = (user: string) =>
    ['-u', '-g'].map((which) => Number(spawnSync('id', [which, user]).stdout || Number.NaN))
  const [uid = 0, gid = 0] = USERS.map(idsOf).find(([id]) => Number.isInteger(id)) ?? []
  return { uid, gid }
}

/** Null where PostgreSQL's programs are not on this machine. */
export async function createCluster(): Promise<Cluster | null> {
  const folder = binaries()
  if (folder === undefined) return null
  const owner = ownerOfCluster()
  const directory = mkdtempSync(join(tmpdir(), 'roundview-cluster-'))
  if (owner !== undefined) chownSync(directory, owner.uid, owner.gid)
  const data = join(directory, 'data')
  const port = await freePort()
  const run = (program: string, args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(join(folder, program), args, { ...owner, cwd: directory, stdio: 'ignore' })
      child.once('error', reject)
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))))
    })
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`
  const start = () => run('pg_ctl', ['start', '-w', '-D', data, '-l', join(directory, 'log'), '-o', settings])
  const stop = (mode: 'fast' | 'immediate') => run('pg_ctl', ['stop', '-w', '-D', data, '-m', mode])
  await run('initdb', ['-D', data, '-U', 'roundview', '-A', 'trust', '-E', 'UTF8'])
  await start()
  return {
    url: `postgres://roundview@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop('immediate').catch(() => undefined)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
