/** The code the first set-up asks for where others than this machine can reach the server: who started it reads it there. */
import { randomInt } from 'node:crypto'
import { translateServer } from '../messages/server.ts'
import type { Config } from './config.ts'
import { isLoopback } from './http/host.ts'

/** No vowels, so no words; no letter that looks like another or like a digit. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LETTERS = 4

/**
 * Whether somebody else may come first. What the server listens on and what it is called decide, never where a call
 * comes from: behind a proxy every call comes from this machine.
 */
export function isReachable({ host, publicUrl, publicUrlGiven }: Config): boolean {
  return !isLoopback(host) || (publicUrlGiven && !isLoopback(new URL(publicUrl).hostname))
}

/** A new code from the system's randomness, 69 bits, such as KMRT-WXHP-DGQN-BVCS. */
export function newSetupCode(): string {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length))
  const group = () => Array.from({ length: GROUP_LETTERS }, letter).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** What the server prints of it: one line in both languages, the code at its end. */
export function setupCodeLine(code: string): string {
  return `${translateServer('zh', 'start.setupCode')} / ${translateServer('en', 'start.setupCode')}: ${code}`
}
