/** The commands of server/keeping without a process of their own, and an installation as small as can be. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../server/database/open.ts'

import { backUp as makeBackup } from '../../server/keeping/backup.ts'
import { inWords } from '../../server/keeping/fault.ts'
import type { Run } from '../../server/keeping/installation.ts'
import { move as moveTo } from '../../server/keeping/move.ts'
import { restore as restoreBackup } from '../../server/keeping/restore.ts'
import { type Installation, KEY_TEXT, newInstallation, type OwnInstallation, placeOf } from './keptEnterprise.ts'

interface Ended {
  /** All it told, and why it failed. */
  out: string
  err: string
}

async function ended(
  work: (run: Run) => Promise<unknown>,
  progress: Run['progress'] = () => undefined,
): Promise<Ended> {
  let out = ''
  const tell = (sentences: string) => {
    out += `${sentences}\n`
  }
  const run = { now: () => new Date(), tell, progress, signal: new AbortController().signal }
  try {
    await work(run)
    return { out, err: '' }
  } catch (error) {
    return { out, err: inWords(error).message }
  }
}

const settingsOf = ({ directory, url }: Installation) => ({
  dataDirectory: directory,
  databaseUrl: url,
  secretKey: undefined,
})

export const backUpHere = (installation: Installation, to: string) =>
  ended((run) => makeBackup(settingsOf(installation), { to, version: '0' }, run))

export const restoreHere = (installation: Installation, backup: string) =>
  ended((run) => restoreBackup(settingsOf(installation), backup, run))

export const moveHere = (installation: Installation, to: string, progress?: Run['progress']) =>
  ended((run) => moveTo(settingsOf(installation), to, run), progress)

/** One with a key, and all tables, which are empty; whoever asks removes it. */
export async function newSmall(engine?: 'sqlite' | 'postgres'): Promise<OwnInstallation> {
  const small = await newInstallation(engine)
  await (await openDatabase(placeOf(small))).close()
  writeFileSync(join(small.directory, 'secret.key'), KEY_TEXT)
  return small
}
