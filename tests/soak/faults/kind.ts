/** What is done while the server is killed, and what must hold after it: one file for each kind in kinds/. */
import type { DatabaseService } from '../../../server/database/open.ts'
import type { Caller } from '../../../server/demo/caller.ts'

/** One run of the server. */
export interface Life {
  url: string
  administrator: Caller
}

/** What every kind finds before anything is killed. */
export interface Ground extends Life {
  database: DatabaseService
  enterpriseId: number
  /** People of an organisation in departments. */
  employeeIds: number[]
  mailed: { to: string; link: string | null }[]
  /** So many times it is done, numbered from 0. */
  times: number
}

export interface Found {
  /** Acknowledged, but not there. */
  lost: string[]
  /** Half there, or there twice. */
  torn: string[]
}

export interface Acts {
  /** Does it from its beginning to its end, and throws when the server goes meanwhile. */
  act(life: Life, time: number): Promise<void>
  /** Whether the server came to rest with it, by itself. */
  isOver(life: Life, time: number): Promise<boolean>
  check(life: Life, time: number): Promise<Found>
  /** Acknowledgements so far. */
  acknowledged(): number
  /** What the tables say in the end, when no server runs. */
  stored?(database: DatabaseService): Promise<Found>
}

export interface Kind {
  name: string
  prepare(ground: Ground): Promise<Acts>
}

export const times = <T>(count: number, make: (time: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export function at<T>(items: readonly T[], time: number): T {
  const item = items[time]
  if (item === undefined) throw new Error(`nothing was prepared for time ${time}`)
  return item
}

/** `said` where something is wrong. */
export const when = (isWrong: boolean, said: string): string[] => (isWrong ? [said] : [])

export async function noJobIsOpen({ administrator }: Life): Promise<boolean> {
  const open = await Promise.all(
    (['waiting', 'running'] as const).map((status) => administrator.ok('listJobs', { query: { status } })),
  )
  return open.every(({ total }) => total === 0)
}
