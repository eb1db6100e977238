import { existsSync, lchownSync, lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Gives what is at `path`, if anything, to whom its folder belongs: a command run by root leaves nothing the server cannot write. */
export function handOver(path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return
  const { uid, gid } = statSync(dirname(path))
  const now = lstatSync(path)
  if (now.uid !== uid || now.gid !== gid) lchownSync(path, uid, gid)
}
