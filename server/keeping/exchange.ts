/** The files of a data folder and those of a backup change places, and what interrupts it can be taken back. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { RESTORING } from '../database/claim.ts'
import { flush } from '../database/flush.ts'
import { KeepingFault, reasonOf } from './fault.ts'
import { makePrivate, stampOf } from './files.ts'

/** What the note in the folder says while an exchange goes on. */
interface Note {
  /** Name of the folder within the data folder that the present files are moved to. */
  aside: string
  present: string[]
  placed: string[]
}

interface Exchange {
  dataDirectory: string
  /** Where the files lie that are placed. */
  from: string
  placed: string[]
  /** Files that must not be there afterwards, unless they are placed. */
  replaced: string[]
  now: Date
}

/** Two restores of one second have folders of their own. */
function newAside(dataDirectory: string, now: Date): string {
  const name = join(dataDirectory, `before-restore-${stampOf(now)}`)
  let folder = name
  for (let number = 2; existsSync(folder); number += 1) folder = `${name}-${number}`
  mkdirSync(folder, { mode: 0o700 })
  makePrivate(folder)
  return folder
}

function moving<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new KeepingFault('keeping.fault.halfPlaced', { reason: reasonOf(error) }, error)
  }
}

/** Where it cannot be written nothing was begun, and no server is kept from starting. */
function writeNote(file: string, note: Note, aside: string): void {
  try {
    writeFileSync(file, `${JSON.stringify(note)}\n`, { mode: 0o600 })
    makePrivate(file)
    flush(file)
  } catch (error) {
    rmSync(file, { force: true })
    rmdirSync(aside)
    throw error
  }
}

/** Undefined, too, where it was not written whole: then nothing was moved yet. */
function readNote(file: string): Note | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Puts back what an interrupted exchange moved aside, so that the next one finds all of it, and in one place. */
export function takeBack(dataDirectory: string): void {
  const file = join(dataDirectory, RESTORING)
  const note = readNote(file)
  if (note === undefined) return
  const aside = join(dataDirectory, basename(note.aside))
  // Somebody moved it away: which files are the old ones cannot be told.
  if (!existsSync(aside)) return
  moving(() => {
    for (const name of new Set([...note.present, ...note.placed].map((one) => basename(one)))) {
      const [old, there] = [join(aside, name), join(dataDirectory, name)]
      if (existsSync(old)) renameSync(old, there)
      else if (!note.present.includes(name)) rmSync(there, { force: true })
    }
    flush(aside)
    flush(dataDirectory)
    rmSync(file)
    if (readdirSync(aside).length === 0) rmdirSync(aside)
    flush(dataDirectory)
  })
}

/**
 * Moves what is there aside and the files from the backup in. While that goes on a note lies in the folder with which no server
 * starts on SQLite, so that a power cut cannot leave an old log beside a new file, or an empty folder that looks like a new
 * installation. Answers the folder aside, unless there was nothing.
 */
export function exchange({ dataDirectory, from, placed, replaced, now }: Exchange): string | undefined {
  const present = replaced.filter((name) => existsSync(join(dataDirectory, name)))
  if (present.length === 0 && placed.length === 0) return undefined
  const file = join(dataDirectory, RESTORING)
  const aside = newAside(dataDirectory, now)
  writeNote(file, { aside: basename(aside), present, placed }, aside)
  flush(dataDirectory)
  moving(() => {
    for (const name of present) renameSync(join(dataDirectory, name), join(aside, name))
    for (const name of placed) renameSync(join(from, name), join(dataDirectory, name))
    flush(aside)
    flush(dataDirectory)
  })
  rmSync(file)
  if (present.length === 0) rmdirSync(aside)
  flush(dataDirectory)
  return present.length === 0 ? undefined : aside
}
