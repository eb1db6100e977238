/** `npm run demo`: fills an empty installation and prints addresses and sign-ins. The server must not be running on SQLite. */
import { randomBytes } from 'node:crypto'
import { openAlone } from '../alone.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createCaller } from '../demo/caller.ts'
import { fillDemo } from '../demo/fill.ts'

const newPassword = () => randomBytes(9).toString('base64url')

async function main() {
  const config = readConfig({ ...process.env, SMTP_URL: '' })
  const { database, others, close } = await openAlone(config, {
    onTaken(reason) {
      console.error(reason)
      process.exit(1)
    },
  })
  // Called in process, at no address.
  const app = await createApp({ config: { ...config, publicUrlGiven: false }, database, others })
  const { needsSetup } = await createCaller(app).ok('getSessionState')
  if (!needsSetup) {
    console.error('This installation is not empty, so nothing was changed. Set DATA_DIR to a new folder and try again.')
    process.exit(1)
  }
  const administrator = { email: 'admin@yuanhang.example', password: newPassword() }
  const { rater } = await fillDemo({ app, database, administrator, raterPassword: newPassword(), tell: console.log })
  await app.close()
  await close()
  console.log(`
Ready. Start the server with npm start, then open ${config.publicUrl}
  administrator  ${administrator.email}  ${administrator.password}
  rater          ${rater.email}  ${rater.password}  (${config.publicUrl}/feedback/)`)
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
