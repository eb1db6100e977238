/** Figures of finished named rounds, in memory while somebody looks at them (docs/decisions/0034-kept-figures.md). */
import type { DimensionReliability } from '../../../domain/scoring/statistics/meanSquares.ts'
import type { Member } from '../../../domain/scoring/team/member.ts'
import type { DatabaseService } from '../../database/open.ts'

export interface RoundFigures {
  members: readonly Member[]
  reliability: readonly DimensionReliability[]
  /** By level: forms with no score. */
  unable: ReadonlyMap<number, number>
}

interface Wanted {
  /** The questionnaire's. */
  id: number
  /** Of all that its figures are made of. */
  digest: string
  /** How many evaluatees it has. */
  members: number
}

interface Kept extends Wanted {
  figures: Promise<RoundFigures>
  /** Drops it when nobody has asked for a while. */
  timer: NodeJS.Timeout
}

/** So long after the last who asked. */
const KEPT_MILLISECONDS = 3 * 60_000
/** Evaluatees in all of a process's rounds; a member of ten dimensions takes some 3 kB. */
const MOST_MEMBERS = 20_000

/** By the database they are from: a process of tests has several. */
const byDatabase = new WeakMap<DatabaseService, KeptRounds>()

export function keptRounds(database: DatabaseService): KeptRounds {
  const known = byDatabase.get(database) ?? createKeptRounds()
  byDatabase.set(database, known)
  return known
}

type KeptRounds = ReturnType<typeof createKeptRounds>

/** The one asked for longest ago goes first. */
export function createKeptRounds({ milliseconds = KEPT_MILLISECONDS, members: most = MOST_MEMBERS } = {}) {
  const rounds = new Map<number, Kept>()

  function drop(id: number): void {
    clearTimeout(rounds.get(id)?.timer)
    rounds.delete(id)
  }

  function keep(wanted: Wanted, figures: Promise<RoundFigures>): void {
    drop(wanted.id)
    if (wanted.members > most) return
    rounds.set(wanted.id, { ...wanted, figures, timer: setTimeout(() => drop(wanted.id), milliseconds).unref() })
    let all = [...rounds.values()].reduce((sum, { members }) => sum + members, 0)
    for (const { id, members } of [...rounds.values()]) {
      if (all <= most) break
      drop(id)
      all -= members
    }
  }

  return {
    /** What was made of the same before, or what `make` makes now; who asks meanwhile waits for the same. */
    async find(wanted: Wanted, make: () => Promise<RoundFigures>): Promise<RoundFigures> {
      const known = rounds.get(wanted.id)
      const figures = known?.digest === wanted.digest ? known.figures : make()
      keep(wanted, figures)
      try {
        return await figures
      } catch (error) {
        if (rounds.get(wanted.id)?.figures === figures) drop(wanted.id)
        throw error
      }
    },
  }
}
