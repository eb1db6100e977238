import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of so many bytes in memory; null where mounting is not allowed. */
export function smallDisk(bytes: number): { directory: string; remove(): void } | null {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'roundview-test', directory])
  if (status === 0) {
    const remove = () => {
      spawnSync('umount', [directory])
      rmSync(directory, { recursive: true, force: true })
    }
    return { directory, remove }
  }
  rmSync(directory, { recursive: true, force: true })
  return null
}
