import { compareStored } from '../kill.ts'
import type { OutageRaters } from './outageRaters.ts'

export interface OutagePlace {
  directory: string
  url?: string | undefined
}

export interface Outage {
  said: string
  wrong: string[]
}

export const TYPE = 2

export const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/** Ends the raters and compares what they were told with what is stored: what was seen, after `said`. */
export async function outageResult(place: OutagePlace, raters: OutageRaters, said: string): Promise<Outage> {
  await raters.stop()
  const { acknowledged, stored, lost, wrong, torn } = await compareStored(place, TYPE, raters.acknowledged)
  const answered = [...raters.answered].map(([kind, count]) => `${count} x ${kind}`)
  const faults = Object.entries({ lost, wrong, torn }).filter(([, ids]) => ids.length > 0)
  return {
    said:
      `${said}; answered ${answered.join(', ') || 'nothing else'}, ${raters.pressed()} pressed again; ` +
      `${acknowledged} acknowledged, ${stored} stored, ${lost.length} lost, ${wrong.length} wrong, ${torn.length} torn`,
    wrong: [
      ...(acknowledged > 0 ? [] : ['nothing was acknowledged']),
      ...faults.map(([name, ids]) => `${name}: ${ids.slice(0, 5).join(', ')}`),
      ...raters.wrong.slice(0, 5),
    ],
  }
}
