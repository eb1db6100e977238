/** `npm run demo`: fills an empty installation and prints addresses and sign-ins. The server must not be running on SQLite. */
import { randomBytes } from 'node:crypto'
import { openAlone } from '../alone.ts'
import { createApp } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { createCaller } from '../demo/caller.ts'
import { fillDemo } from '../demo/fill.ts'
import { readWords } from '../keeping/command.ts'
import { stacksOf, startFaultOf } from '../startFaults.ts'

const USAGE = `用法：npm run demo

  将一家虚构的公司（300 人、四份问卷）写入服务器环境变量（DATA_DIR、DATABASE_URL）所指的空安装，并显示登录方式。
  使用 SQLite 时，服务器必须已停止。

Usage: npm run demo

  Fills the empty installation that the server's environment names (DATA_DIR, DATABASE_URL) with a made-up company of 300
  people and four questionnaires, and prints how to sign in. With SQLite the server must be stopped.`

const newPassword = () => randomBytes(9).toString('base64url')

const WRONG_CONFIGURATION = 78

function configOrExit(): Config {
  try {
    return readConfig({ ...process.env, SMTP_URL: '' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(WRONG_CONFIGURATION)
  }
}

/** As a start of the server would. */
function tellAndExit(error: unknown, config: Config): never {
  const fault = startFaultOf(error, config)
  console.error(fault?.text ?? stacksOf(error))
  process.exit(fault?.code ?? 1)
}

async function main(config: Config) {
  const { database, others, close } = await openAlone(config, {
    onTaken: (taken) => tellAndExit(taken, config),
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

readWords({ usage: USAGE, takesPlace: false, takesTo: false })
const config = configOrExit()
await main(config).catch((error: unknown) => tellAndExit(error, config))
