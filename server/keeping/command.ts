/** What the three commands have in common: they are told to stop, show how far they are, and end with a sentence. */
import { parseArgs } from 'node:util'
import { bothLanguages } from '../../messages/keeping.ts'
import { inWords, reasonOf } from './fault.ts'
import type { Installation, Run } from './installation.ts'

/** sysexits.h; and what a shell says of a program that Ctrl-C ended. */
const WRONG_USE = 64
const WRONG_CONFIGURATION = 78
const CANCELLED = 130

const BETWEEN_LINES_MILLISECONDS = 1000

interface Settings {
  dataDirectory: string
  databaseUrl: string | undefined
  secretKey: string | undefined
}

export interface Command {
  usage: string
  /** True where the words name one thing, as a place after the command; false where they must not. */
  takesPlace: boolean
  takesTo: boolean
  readConfig(): Settings
  run(installation: Installation, words: { place: string; to: string | undefined }, run: Run): Promise<unknown>
}

/** One line a table, and one a second within a big one. */
function createProgress(tell: (line: string) => void): Run['progress'] {
  let last = performance.now()
  return (table, done, total) => {
    const now = performance.now()
    if (done < total && now - last < BETWEEN_LINES_MILLISECONDS) return
    last = now
    tell(`${table} ${done}/${total}`)
  }
}

function endWith(code: number, sentence: string): never {
  console.error(sentence)
  process.exit(code)
}

/** Ends the process where the usage is asked for, or the words are none of it. */
export function readWords({ usage, takesPlace, takesTo }: Pick<Command, 'usage' | 'takesPlace' | 'takesTo'>) {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help === true) {
      console.log(usage)
      process.exit(0)
    }
    const [place = ''] = positionals
    if (positionals.length === (takesPlace ? 1 : 0) && (takesTo || values.to === undefined) && values.to !== '') {
      return { place, to: values.to }
    }
  } catch (error) {
    endWith(WRONG_USE, `${reasonOf(error)}\n\n${usage}`)
  }
  return endWith(WRONG_USE, usage)
}

function installationOrExit({ readConfig }: Command): Installation {
  try {
    return readConfig()
  } catch (error) {
    return endWith(WRONG_CONFIGURATION, error instanceof Error ? error.message : String(error))
  }
}

/** Runs a command of npm; ends the process. */
export async function runCommand(command: Command): Promise<never> {
  const words = readWords(command)
  const installation = installationOrExit(command)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  const { signal } = stopping
  const tell = (sentences: string) => console.log(sentences)
  try {
    await command.run(installation, words, { now: () => new Date(), tell, progress: createProgress(tell), signal })
  } catch (error) {
    if (signal.aborted && error === signal.reason) endWith(CANCELLED, bothLanguages('keeping.cancelled'))
    endWith(1, inWords(error).message)
  }
  process.exit(0)
}
