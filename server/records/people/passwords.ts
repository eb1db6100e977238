import { hash, verify } from '@node-rs/argon2'

/** argon2id is the library's default algorithm. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each hash takes 19 MB and a core for tens of milliseconds: few at a time. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** argon2id hash of a password (OWASP parameters). */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS))
}

let decoy: Promise<string> | undefined

/** Whether the password fits; takes as long for an unknown address (`stored` null), so that timing tells nothing. */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const fits = await inTurn(async () => verify(stored ?? (await decoy) ?? '', password))
  return fits && stored !== null
}
