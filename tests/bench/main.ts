/** `npm run bench [-- name …]`: a line a figure, exit 1 when one is short, a warning when the machine was too noisy. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchBulk } from './bulk.ts'
import { benchCharts } from './charts.ts'
import { benchHome } from './home.ts'
import { benchList } from './list.ts'
import { benchMemory } from './memory.ts'
import { type Figure, figureLine } from './pairs.ts'
import { benchPdf } from './pdf.ts'
import { root } from './processes.ts'
import { benchReports } from './reports.ts'
import { benchStart } from './start.ts'
import { benchSubmit } from './submit.ts'

const BENCHES: Record<string, () => Promise<{ figures: Figure[]; control: number }>> = {
  start: benchStart,
  list: benchList,
  submit: benchSubmit,
  bulk: benchBulk,
  home: benchHome,
  memory: benchMemory,
  reports: benchReports,
  pdf: benchPdf,
  charts: benchCharts,
}
/** The peer measured twice in a row should agree with itself this far. */
const NOISE = 1.3

function preparePeers() {
  const directory = join(root, 'tests/bench')
  const run = (command: string, args: string[]) => {
    const { status } = spawnSync(command, args, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
  }
  if (!existsSync(join(directory, 'node_modules'))) run('npm', ['ci'])
  if (!existsSync(join(directory, 'peers/list/dist'))) {
    run(process.execPath, [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'peers/list/vite.config.js',
      '--logLevel',
      'error',
    ])
  }
}

async function main() {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
  const unknown = names.find((name) => !(name in BENCHES))
  if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}`)
  preparePeers()
  let shortFigures = 0
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue
    const { figures, control } = await bench()
    for (const figure of figures) {
      const { line, isShort } = figureLine(figure)
      console.log(line)
      if (isShort) shortFigures += 1
    }
    const isNoisy = control > NOISE || control < 1 / NOISE
    console.log(`control ${name}: ${control.toFixed(3)}${isNoisy ? '  the machine was too noisy to judge' : ''}`)
  }
  if (shortFigures > 0) process.exit(1)
}

await main()
