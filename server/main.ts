/** Starts the server: the only file that knows a port. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openAlone } from './alone.ts'
import { createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { askDatabase } from './health/figures.ts'
import { anyEnterprise } from './records/people/enterprises.ts'
import { root } from './root.ts'
import { isReachable, newSetupCode, setupCodeLine } from './setupCode.ts'
import { refuseEarlyClock, stacksOf, startFaultOf, waitingText } from './startFaults.ts'
import { startStatistics } from './starting.ts'

const staticDirectory = join(root, 'dist', 'browser')
const CLOSE_MILLISECONDS = 7_500
const SAME_MILLISECONDS = 1_000

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(78)
  }
}

/** Null where nobody asks; what it needs is loaded only then. */
async function startHealth({ healthPort }: Config) {
  if (healthPort === undefined) return null
  const { listenForHealth } = await import('./health/listen.ts')
  return listenForHealth(healthPort)
}

async function start(config: Config) {
  // Whoever waits for a database that is not there yet has nothing to end.
  let endBy = (_signal: NodeJS.Signals): void => process.exit(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endBy(signal))
  const health = await startHealth(config)
  let end = (taken: Error): void => tellAndExit(taken, config)
  const { database, others, isAlone, close } = await openAlone(config, {
    onTaken: (taken) => end(taken),
    onWaiting: (cause) => console.error(waitingText(cause)),
  })
  const newest = await refuseEarlyClock(database, Date.now())
  const printed = config.setupCode === undefined && isReachable(config) ? newSetupCode() : undefined
  const setupCode = config.setupCode ?? printed
  const app = await createApp({
    ...{ config, database, others, isAlone, newest, staticDirectory, setupCode },
    logger: { level: config.logLevel },
    metrics: health?.metrics,
  })
  startStatistics(database, app)
  app.addHook('preClose', async () => health?.askBy(null))
  app.addHook('onClose', async () => health?.close())
  const stop = createStop(app, close)
  end = (taken) => {
    app.log.fatal(taken.message)
    void stop(1)
  }
  endBy = (signal) => {
    app.log.info({ signal }, 'closing')
    void stop(0)
  }
  await app.listen({ host: config.host, port: config.port })
  health?.askBy(() => askDatabase(database))
  if (!existsSync(staticDirectory)) app.log.warn('the browser build is missing: run npm run build')
  const isOwned = await database.read((db) => anyEnterprise(db))
  if (!isOwned && printed !== undefined) console.log(setupCodeLine(printed))
  console.log(`Roundview 环视: ${config.publicUrl}`)
  // Otherwise written at the end, which a process that is killed does not come to.
  flushCompileCache()
}

/**
 * Ends what is going on and then the process. What does not end within CLOSE is left as it is, and gone on with at the next
 * start; so it is when somebody asks again, but not by the second signal of one Ctrl+C, which npm passes on beside the shell.
 */
function createStop(app: FastifyInstance, closeDatabase: () => Promise<void>) {
  let askedAt: number | undefined
  return async (code: 0 | 1): Promise<void> => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_MILLISECONDS) process.exit(code)
      return
    }
    askedAt = performance.now()
    setTimeout(() => process.exit(code), CLOSE_MILLISECONDS).unref()
    try {
      await app.close()
      await closeDatabase()
    } catch (error) {
      app.log.error({ err: error }, 'something did not end well')
    }
    process.exit(code)
  }
}

/** Tells in a sentence what people can mend themselves; anything else with one stack. */
function tellAndExit(error: unknown, config: Config): never {
  const fault = startFaultOf(error, config)
  if (fault !== undefined) {
    console.error(fault.text)
    process.exit(fault.code)
  }
  console.error(stacksOf(error))
  process.exit(1)
}

const config = readConfigOrExit()
await start(config).catch((error: unknown) => tellAndExit(error, config))
