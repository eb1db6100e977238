/** A combined report as people read it: the contract's answer, with the figures of whoever is shown one by one. */

import type {
  CombinedChange,
  CombinedDimension,
  CombinedFigures,
  CombinedTeam,
} from '../domain/scoring/combined/combinedReport.ts'
import type { Pair } from '../domain/scoring/combined/rounds.ts'
import { NOTHING } from '../domain/scoring/figures.ts'
import { formatDay, formatGap } from './format.ts'
import { type Language, translate } from './translate.ts'

export interface CombinedRound {
  /** Empty once it is gone. */
  title: string
  state: 'included' | 'gone' | 'notFinished'
  finishedAt: string | null
  evaluateeCount: number
}

export interface ShownCombinedPerson {
  evaluatorName: string
  /** Tells the person from another of that name; else empty. */
  nameMark: string
  departmentName: string
  /** In some round a level is hidden or nobody answered on it. */
  incomplete: boolean
  overall: CombinedFigures
  dimensions: readonly CombinedDimension[]
}

/** What its page shows of all together. */
export interface ShownCombinedTeam extends CombinedTeam {
  title: string
  summary: string
  computedAt: string
  /** The oldest first; the places of every `byQuestionnaire`. */
  questionnaires: CombinedRound[]
}

export interface ShownCombinedReport extends ShownCombinedTeam {
  /** By name: all, or those that were chosen; null where the means alone are meant. */
  people: readonly ShownCombinedPerson[] | null
}

/** The rounds that have results, with their places among the figures. */
export const shownRounds = <Round extends Pick<CombinedRound, 'state'>>(rounds: readonly Round[]) =>
  rounds.flatMap((round, place) => (round.state === 'included' ? [{ round, place }] : []))

/** When a round was finished and about how many people it is, or why it has no results here. */
export function roundText({ state, finishedAt, evaluateeCount: count }: CombinedRound, language: Language): string {
  if (state !== 'included') return translate(language, `report.combined.round.${state}`)
  const day = finishedAt === null ? '' : formatDay(finishedAt, language)
  return translate(language, 'report.combined.round', { day, count })
}

/** What became of a figure; with a mark where it is over a part of what made the two. */
export const changeText = (change: CombinedChange | null): string =>
  change === null ? NOTHING : `${formatGap(change.value)}${change.isPartial ? ' *' : ''}`

/** The newest two rounds with results, between which the overall score is compared; undefined below two. */
function lastPair(rounds: readonly Pick<CombinedRound, 'state'>[]): Pair | undefined {
  const [from, to] = shownRounds(rounds).slice(-2)
  return from === undefined || to === undefined ? undefined : { from: from.place, to: to.place }
}

/** Whether a change is between other rounds than that of the overall score: its time may be longer, so its cell names them. */
export function isOfOtherPair(change: Pair, rounds: readonly Pick<CombinedRound, 'state'>[]): boolean {
  const last = lastPair(rounds)
  return last !== undefined && (change.from !== last.from || change.to !== last.to)
}

/** The rounds a change is between, where they are not those of the overall score; else empty. */
export function changePairText(
  change: CombinedChange | null,
  rounds: readonly Pick<CombinedRound, 'state' | 'title'>[],
  nameOf: (round: Pick<CombinedRound, 'title'>, place: number) => string,
): string {
  if (change === null || !isOfOtherPair(change, rounds)) return ''
  return [change.from, change.to].map((place) => nameOf(rounds[place] ?? { title: '' }, place)).join(' → ')
}

/** Where the change lies in 95 of 100 cases, and so how sure it is, after a line's end where one is asked for; empty without a band. */
export function changeBandText(change: CombinedChange | null, language: Language, between = ''): string {
  if (change?.isOtherScale === true) return translate(language, 'report.beside.unjudged')
  if (change === null || change.band === null) return ''
  const { low, high } = change.band
  return translate(language, 'report.combined.band', {
    ...{ low: formatGap(low), high: formatGap(high) },
    judged: between + translate(language, change.isMarked === true ? 'report.beyondChance' : 'report.maybeChance'),
  })
}

/** The dimensions that stand in one round alone, round by round; none where there is one round only. */
export function unmatchedDimensions({
  questionnaires,
  dimensions,
}: Pick<ShownCombinedTeam, 'questionnaires' | 'dimensions'>) {
  const shown = shownRounds(questionnaires)
  if (shown.length < 2) return []
  return shown.flatMap(({ round, place }) =>
    dimensions
      .filter(({ isMatched, isAsked }) => !isMatched && isAsked[place] === true)
      .map(({ name, byQuestionnaire }, index) => ({
        // Names may come twice.
        ...{ key: `${place}:${index}`, name, title: round.title },
        percent: byQuestionnaire[place] ?? null,
      })),
  )
}
