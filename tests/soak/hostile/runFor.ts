import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import type { Ended } from './verdict.ts'

/** Runs a program, at most so many seconds; answers what it said on both streams. Throws when it cannot be started. */
export function runFor(seconds: number, program: string, words: string[]): Promise<Ended> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      child.kill('SIGTERM')
    }, seconds * 1000)
    child.once('error', reject)
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      // Somebody else's signal is no end of ours.
      resolve({
        said: stripVTControlCharacters(Buffer.concat(parts).toString()),
        exitCode: isOver ? null : (exitCode ?? -1),
        seconds: (performance.now() - began) / 1000,
      })
    })
  })
}
