/** Starts the server: the only file that knows a port. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { type Config, readConfig, sqliteFile } from './config.ts'
import { claimDirectory } from './database/claim.ts'
import { openDatabase } from './database/open.ts'
import { anyEnterprise } from './records/people/enterprises.ts'
import { root } from './root.ts'
import { isReachable, newSetupCode, setupCodeLine } from './setupCode.ts'
import { refuseEarlyClock, startFaultOf, waitingText } from './startFaults.ts'

const staticDirectory = join(root, 'dist', 'browser')
const CLOSE_MILLISECONDS = 10_000

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(78)
  }
}

async function start(config: Config) {
  if (config.databaseUrl === undefined) claimDirectory(config.dataDirectory)
  const database = await openDatabase({
    url: config.databaseUrl,
    file: sqliteFile(config),
    poolSize: config.databasePoolSize,
    onWaiting: (cause) => console.error(waitingText(cause)),
  })
  await refuseEarlyClock(database, Date.now())
  const printed = config.setupCode === undefined && isReachable(config) ? newSetupCode() : undefined
  const setupCode = config.setupCode ?? printed
  const app = await createApp({ config, database, staticDirectory, setupCode, logger: { level: config.logLevel } })
  let closing = false
  async function close(signal: string) {
    if (closing) return
    closing = true
    app.log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), CLOSE_MILLISECONDS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal))
  await app.listen({ host: config.host, port: config.port })
  if (!existsSync(staticDirectory)) app.log.warn('the browser build is missing: run npm run build')
  const isOwned = await database.read((db) => anyEnterprise(db))
  if (!isOwned && printed !== undefined) console.log(setupCodeLine(printed))
  console.log(`Roundview 环视: ${config.publicUrl}`)
}

/** Tells in a sentence what people can mend themselves; anything else with its stack. */
function tellAndExit(error: unknown, config: Config): never {
  const fault = startFaultOf(error, config)
  if (fault !== undefined) {
    console.error(fault.text)
    process.exit(fault.code)
  }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    console.error('The port is in use by another program. Stop it, or set PORT to another number.')
  else if (error instanceof Error && code === undefined) console.error(error.message, error.cause ?? '')
  else console.error(error)
  process.exit(1)
}

const config = readConfigOrExit()
await start(config).catch((error: unknown) => tellAndExit(error, config))
