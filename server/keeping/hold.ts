/** No server, and no other command, is at work where data are taken from or put. */
import { dirname } from 'node:path'
import { claimDirectory } from '../database/claim.ts'
import { atPlace, nameOf, type Place } from '../database/copying/places.ts'
import { DirectoryInUse, RestoreUnfinished } from '../database/engine/held.ts'
import { KeepingFault } from './fault.ts'

interface Hold {
  /** Throws where it was lost meanwhile, so that somebody may have come. */
  confirm(): Promise<void>
  release(): Promise<void>
}

/** Of a data folder; answers what gives it back. */
export function claim(dataDirectory: string, toRestore = false): () => void {
  try {
    return claimDirectory(dataDirectory, toRestore)
  } catch (error) {
    if (error instanceof DirectoryInUse) throw new KeepingFault('keeping.fault.inUse', { place: dataDirectory }, error)
    if (!(error instanceof RestoreUnfinished)) throw error
    throw new KeepingFault('keeping.fault.unfinished', { folder: dataDirectory }, error)
  }
}

async function holdPostgres(place: { url: string }): Promise<Hold> {
  const { holdEveryInstance } = await import('../database/engine/instances.ts')
  const held = await atPlace(place, () => holdEveryInstance(place.url))
  if (held === null) throw new KeepingFault('keeping.fault.inUse', { place: nameOf(place) })
  return { confirm: () => atPlace(place, held.confirm), release: held.release }
}

/** Keeps them away until it is released, and throws where one is there. */
export async function hold(place: Place): Promise<Hold> {
  if ('url' in place) return holdPostgres(place)
  const release = claim(dirname(place.file))
  return { confirm: async () => undefined, release: async () => release() }
}
