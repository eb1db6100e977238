/** `npm run soak -- handlers [--only=src/features/dimensions]`: is every control proved by a component test? */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowed } from './allowed.ts'
import { findHandlers, type Handler } from './find.ts'
import { judge } from './judge.ts'
import { startRunner } from './run.ts'

const ROOT = join(import.meta.dirname, '../../..')
const LEAST_PERCENT = 95

/** Every handler of the sources below one of `places`. */
function handlersBelow(places: string[]): Handler[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: ROOT })
  const files = listed.toString().split('\n')
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => places.length === 0 || places.some((place) => file.startsWith(place)))
    .flatMap((file) => findHandlers(file, readFileSync(join(ROOT, file), 'utf8')).handlers)
}

const reasonOf = (handler: Handler) =>
  allowed.find(({ file, what, code }) => file === handler.file && what === handler.what && code === handler.code)?.why

const line = (handler: Handler) => `  ${handler.file}:${handler.line} ${handler.what} ${handler.code}`

/**
 * Prints what no test sees; true when nearly everything is seen and the rest has its reason.
 * `--only=` among the options names a part of the sources, `--tests=` a part of the test files; each may stand there several times.
 */
export async function soakHandlers(options: string[]): Promise<boolean> {
  const valuesOf = (name: string) =>
    options.flatMap((option) => (option.startsWith(`--${name}=`) ? [option.slice(name.length + 3)] : []))
  const handlers = handlersBelow(valuesOf('only'))
  const runner = await startRunner(ROOT, valuesOf('tests'))
  const { red, survived, neverCalled, redAnyway } = await judge(handlers, runner, console.log).finally(runner.close)
  for (const [title, list] of [['survived', survived] as const, ['never called', neverCalled] as const]) {
    if (list.length > 0) console.log(`${title}:`)
    for (const handler of list) console.log(`${line(handler)}  ${reasonOf(handler) ?? 'NO REASON'}`)
  }
  const percent = (100 * red.length) / Math.max(1, handlers.length)
  for (const name of redAnyway) console.log(`red without any fault, left out: ${name}`)
  const isSound =
    redAnyway.length === 0 &&
    percent >= LEAST_PERCENT &&
    [...survived, ...neverCalled].every((each) => reasonOf(each) !== undefined)
  console.log(
    `handlers: ${handlers.length} found, ${red.length} red (${percent.toFixed(1)} %, at least ${LEAST_PERCENT} wanted), ` +
      `${survived.length} survived, ${neverCalled.length} never called: ${isSound ? 'ok' : 'FAILED'}`,
  )
  return isSound
}
