/** Secrets the database keeps for the server's own use, encrypted with a key that is not in the database. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flush } from '../database/flush.ts'
import { makeFolders } from '../database/folders.ts'

const FILE = 'secret.key'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

export interface SecretBox {
  /** AES-256-GCM; `place` says where the text is kept, so that it opens nowhere else. */
  lock(text: string, place: string): string
  /** Null when the key is another one, or the text was tampered with. */
  open(locked: string, place: string): string | null
}

export interface SecretBoxOptions {
  /** The environment's key; without it one lies in the data directory. */
  secretKey: string | undefined
  dataDirectory: string
}

/** Written aside and then linked: under its name the file is whole or not there. Who comes second takes the first one's. */
function makeKeyFile(path: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(aside, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
    // What is locked with it is in the database at once: a power cut must not take the key alone.
    flush(aside)
    linkSync(aside, path)
    flush(dirname(path))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** The key file, made by whoever comes first; other processes then read it. Throws when it holds no whole key. */
function keyFromFile(dataDirectory: string): string {
  const path = join(dataDirectory, FILE)
  makeFolders(dataDirectory)
  if (!existsSync(path)) makeKeyFile(path)
  const key = readFileSync(path, 'utf8').trim()
  // A key derived from nothing is everybody's.
  if (key.length < KEY_BYTES) throw new Error(`${path} holds no key: put it back from a backup, or remove it`)
  return key
}

/** The key is read or made when the first secret is locked or opened. */
export function createSecretBox({ secretKey, dataDirectory }: SecretBoxOptions): SecretBox {
  let derived: Buffer | undefined
  function key(): Buffer {
    derived ??= Buffer.from(hkdfSync('sha256', secretKey ?? keyFromFile(dataDirectory), '', 'roundview secrets', 32))
    return derived
  }
  return {
    lock(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(locked, place) {
      const bytes = Buffer.from(locked, 'base64url')
      const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
      if (tag.length !== TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
