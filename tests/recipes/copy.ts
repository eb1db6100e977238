/** A copy of the repository to try a recipe of CONTRIBUTING.md on: sources of its own, packages by link. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What is made from the sources, or belongs to this checkout alone. */
const LEFT_OUT = ['node_modules', 'dist', 'data', '.git']

/** Packages are shared; what tools keep beside them is the copy's own, but for what they found out about the same sources. */
function linkPackages(directory: string): void {
  const packages = join(directory, 'node_modules')
  mkdirSync(join(packages, '.cache'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
  const cache = join(root, 'node_modules/.cache')
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const [from, to] = [join(cache, name), join(packages, '.cache', name)]
    if (name === 'tsc') cpSync(from, to, { recursive: true, preserveTimestamps: true })
    if (name.startsWith('roundview-browser')) symlinkSync(from, to)
  }
}

export interface Copy {
  /** Applies `docs/recipes/<name>.diff` and returns the lines it adds below `folder`. */
  follow(name: string, folder: string): number
  /** Runs a program of the packages; throws all it said when it fails. */
  run(program: string, ...words: string[]): void
  remove(): void
}

export function copyRepository(): Copy {
  const directory = mkdtempSync(join(tmpdir(), 'roundview-recipe-'))
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.includes(each)))
    cpSync(join(root, name), join(directory, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (from) => !from.endsWith('/node_modules'),
    })
  linkPackages(directory)
  return {
    follow(name, folder) {
      const diff = join(root, 'docs/recipes', `${name}.diff`)
      const git = (...words: string[]) =>
        execFileSync('git', ['apply', '-C1', '--recount', '--unidiff-zero', ...words, diff], {
          cwd: directory,
          encoding: 'utf8',
        })
      git()
      const counts = git('--numstat').split('\n')
      const below = counts.map((line) => line.split('\t')).filter(([, , path]) => path?.startsWith(folder))
      return below.reduce((sum, [added]) => sum + Number(added), 0)
    },
    run(program, ...words) {
      // What the run around this one is told (vitest's workers, the seed) is not the copy's.
      const { PATH, HOME, TEST_DATABASE_URL } = process.env
      const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), words, {
        cwd: directory,
        encoding: 'utf8',
        env: {
          PATH: `${join(root, 'node_modules/.bin')}:${PATH}`,
          HOME,
          // None of its tests starts a server: nothing is built for them.
          TEST_SERVER_SOURCES: 'yes',
          ...(TEST_DATABASE_URL && { TEST_DATABASE_URL }),
        },
      })
      if (status !== 0) throw new Error(`${program} ${words.join(' ')}\n${stdout}${stderr}`)
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  }
}
