/** `npm run backup [-- --to FOLDER]`: while the server runs, with its environment. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { backUp } from '../keeping/backup.ts'
import { runCommand } from '../keeping/command.ts'
import { root } from '../root.ts'

const USAGE = `Usage: npm run backup [-- --to FOLDER]

  Makes a new folder in FOLDER (backups in DATA_DIR without --to) and prints its name. The server may run. The command
  reads the server's environment (DATA_DIR, DATABASE_URL, SECRET_KEY).`

// The JSON edge: our own package.json.
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

await runCommand({
  usage: USAGE,
  takesPlace: false,
  takesTo: true,
  readConfig: () => readConfig(process.env),
  run: (installation, { to }, run) =>
    backUp(installation, { to: to ?? join(installation.dataDirectory, 'backups'), version }, run),
})
