/** For `node --import`: the clock on the wall stands as many milliseconds off as the file CLOCK_SHIFT_FILE says; timers do not. */
import { readFileSync } from 'node:fs'

const EVERY_MILLISECONDS = 20
const file = process.env['CLOCK_SHIFT_FILE'] ?? ''
const Real = Date
let shift = 0

function look(): void {
  shift = Number(readFileSync(file, 'utf8'))
}

class Shifted extends Real {
  constructor(...given: unknown[]) {
    super(...((given.length === 0 ? [Shifted.now()] : given) as [number]))
  }

  static override now(): number {
    return Real.now() + shift
  }
}

look()
setInterval(look, EVERY_MILLISECONDS).unref()
globalThis.Date = Shifted as DateConstructor
