/** Figures of finished named rounds, in memory while somebody looks at them (docs/decisions/0034-kept-figures.md). */
import type { DimensionReliability } from '../../../domain/scoring/statistics/meanSquares.ts'
import type { WholeMember } from '../../../domain/scoring/team/member.ts'
import type { DatabaseService } from '../../database/open.ts'

export interface RoundFigures {
  members: readonly WholeMember[]
  reliability: readonly DimensionReliability[]
  /** By level: forms with no score; null where none could have one. */
  unable: ReadonlyMap<number, number> | null
}

interface Wanted {
  /** The questionnaire and who looks at it. */
  key: string
  /** Of all that its figures are made of. */
  digest: string
  /** How many figures these are: what they take in memory. */
  size: number
}

interface Kept extends Wanted {
  figures: Promise<RoundFigures>
  /** Drops it when nobody has asked for a while. */
  timer: NodeJS.Timeout
}

/** So long after the last who asked. */
const KEPT_MILLISECONDS = 3 * 60_000
/** Figures in all of a process's rounds, at some 50 bytes each. */
const MOST_FIGURES = 2_000_000

/** By the database they are from: a process of tests has several. */
const byDatabase = new WeakMap<DatabaseService, KeptRounds>()

export function keptRounds(database: DatabaseService): KeptRounds {
  const known = byDatabase.get(database) ?? createKeptRounds()
  byDatabase.set(database, known)
  return known
}

type KeptRounds = ReturnType<typeof createKeptRounds>

/** The one asked for longest ago goes first. */
export function createKeptRounds({ milliseconds = KEPT_MILLISECONDS, size: most = MOST_FIGURES } = {}) {
  const rounds = new Map<string, Kept>()

  function drop(key: string): void {
    clearTimeout(rounds.get(key)?.timer)
    rounds.delete(key)
  }

  function keep(wanted: Wanted, figures: Promise<RoundFigures>): void {
    drop(wanted.key)
    rounds.set(wanted.key, { ...wanted, figures, timer: setTimeout(() => drop(wanted.key), milliseconds).unref() })
    // It goes once it is made, and takes the room of none.
    if (wanted.size > most) return
    let all = [...rounds.values()].reduce((sum, { size }) => sum + size, 0)
    for (const { key, size } of [...rounds.values()]) {
      if (all <= most || key === wanted.key) break
      drop(key)
      all -= size
    }
  }

  return {
    /** What was made of the same before, or what `make` makes now; who asks meanwhile waits for the same. */
    async find(wanted: Wanted, make: () => Promise<RoundFigures>): Promise<RoundFigures> {
      const known = rounds.get(wanted.key)
      const figures = known?.digest === wanted.digest ? known.figures : make()
      keep(wanted, figures)
      // Too large to be kept it is shared while it is made.
      let isKept = wanted.size <= most
      try {
        return await figures
      } catch (error) {
        isKept = false
        throw error
      } finally {
        if (!isKept && rounds.get(wanted.key)?.figures === figures) drop(wanted.key)
      }
    },
  }
}
