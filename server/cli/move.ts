/** `npm run move -- --to TARGET`: while no server runs, with its environment. */
import { readConfig } from '../config.ts'
import { runCommand } from '../keeping/command.ts'
import { move } from '../keeping/move.ts'

const USAGE = `Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/DATABASE
       npm run move -- --to FOLDER

  Copies all data from the database of the server's environment (DATA_DIR, DATABASE_URL) into the empty database, or the data
  folder without one, that --to names. Every server must be stopped. Ctrl-C cancels; nothing is half moved. The source stays.`

await runCommand({
  usage: USAGE,
  takesPlace: false,
  takesTo: true,
  readConfig: () => readConfig(process.env),
  async run(installation, { to }, run) {
    if (to !== undefined) return move(installation, to, run)
    console.error(USAGE)
    process.exit(64)
  },
})
