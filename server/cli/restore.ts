/** `npm run restore -- BACKUP`: while no server runs, with its environment. */
import { readConfig } from '../config.ts'
import { runCommand } from '../keeping/command.ts'
import { restore } from '../keeping/restore.ts'

const USAGE = `Usage: npm run restore -- BACKUP

  BACKUP is a folder that npm run backup made on either engine, one that an earlier restore moved aside, or an SQLite file of
  Roundview. It is checked whole before anything is touched. With SQLite the present data is moved aside within DATA_DIR, and
  every server must be stopped; with DATABASE_URL the database it names must be empty. The command reads the server's environment.`

await runCommand({
  usage: USAGE,
  takesPlace: true,
  takesTo: false,
  readConfig: () => readConfig(process.env),
  run: (installation, { place }, run) => restore(installation, place, run),
})
