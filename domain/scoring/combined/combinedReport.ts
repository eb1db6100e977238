/** Several rounds side by side (numbers.md 9): means of what each has published, each round weighing the same. */
import { eachOf, toEnd } from '../../steps.ts'
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import { isMarkedChange } from '../statistics/change.ts'
import { publishedBand, summedUp } from '../team/norms.ts'
import { mean } from '../weights.ts'
import { overallChanges, type PersonChange, personChange, type Sides } from './personChange.ts'
import {
  figuresOf,
  isMatched,
  type MatchedDimension,
  matchedDimensions,
  newestPair,
  type Pair,
  type RoundMember,
  type Rounds,
} from './rounds.ts'

/** Where such a change would lie in 95 of 100 cases, percentage points. */
interface ChangeBand {
  low: number
  high: number
}

export interface CombinedChange extends Pair {
  /** Percentage points, one decimal. */
  value: number
  band: ChangeBand | null
  /** More than chance; null where that is not judged. */
  isMarked: boolean | null
  isPartial: boolean
  /** The scales of the two rounds start elsewhere: there where it is so. */
  isOtherScale?: true
  /** The people it is the mean of; null where it is of one. */
  evaluatees: number | null
}

export interface CombinedFigures {
  /** The mean of the rounds that have a figure. */
  combined: number | null
  byQuestionnaire: (number | null)[]
  change: CombinedChange | null
}

export interface CombinedDimension extends CombinedFigures {
  name: string
  isMatched: boolean
  isAsked: boolean[]
}

export interface CombinedTeam {
  evaluateeCount: number
  /** Those of them who were evaluated in two rounds or more. */
  repeatedCount: number
  overall: CombinedFigures
  dimensions: CombinedDimension[]
}

export interface CombinedPerson {
  evaluatee: RoundMember['evaluatee']
  incomplete: boolean
  overall: CombinedFigures
  dimensions: CombinedDimension[]
}

/** Somebody in each round; undefined where there was nobody of that id. */
type Person = (RoundMember | undefined)[]

/** Everybody who was evaluated in any round, whom the newest one names first. */
function* peopleOf(rounds: Rounds): Generator<void, Person[]> {
  const people = new Map<number, Person>()
  for (const [place, round] of [...rounds.entries()].reverse()) {
    yield* eachOf(round?.members ?? [], (member) => {
      const { employeeId } = member.evaluatee
      const person = people.get(employeeId) ?? rounds.map(() => undefined)
      person[place] = member
      people.set(employeeId, person)
    })
  }
  return [...people.values()]
}

const rounded = (value: number | null) => (value === null ? null : toOneDecimal(value))

/** Every figure is the mean of the rounds that have one, from the exact values. */
const figuresFrom = (byRound: readonly (number | null)[], change: CombinedChange | null): CombinedFigures => ({
  combined: rounded(mean(byRound)),
  byQuestionnaire: byRound.map(rounded),
  change,
})

/** What one figure is, wherever it is asked for: over all, or in a dimension. */
interface Asked {
  percentOf(member: RoundMember | undefined, place: number): number | null
  pair: Pair | undefined
  changeOf(sides: Sides, pair: Pair): PersonChange | null
}

function askedOverall(rounds: Rounds, matched: readonly MatchedDimension[]): Asked {
  const pair = newestPair(rounds.map((round) => round !== null))
  return {
    percentOf: (member) => member?.overallPercent ?? null,
    pair,
    changeOf: pair === undefined ? () => null : overallChanges(matched, pair),
  }
}

const askedIn = (matched: MatchedDimension): Asked => ({
  percentOf: (member, place) => figuresOf(member, matched.byRound[place])?.percent ?? null,
  pair: newestPair(matched.byRound.map((one) => one !== null)),
  changeOf: (sides, pair) => personChange(sides, matched, pair),
})

const sidesOf = (person: Person, { from, to }: Pair): Sides => [person[from], person[to]]

function figuresOfPerson(person: Person, { percentOf, pair, changeOf }: Asked): CombinedFigures {
  const change = pair === undefined ? null : changeOf(sidesOf(person, pair), pair)
  return figuresFrom(
    person.map(percentOf),
    pair === undefined || change === null ? null : publishedChange(pair, change),
  )
}

function publishedChange(pair: Pair, change: PersonChange): CombinedChange {
  const { difference, margin, isMarked, isPartial, isOtherScale } = change
  return {
    ...pair,
    value: difference,
    band: margin === null ? null : publishedBand({ low: difference - margin, high: difference + margin }),
    isMarked,
    isPartial,
    evaluatees: null,
    ...(isOtherScale && { isOtherScale }),
  }
}

/** The mean of several people's changes; null below the floor of means over evaluatees (R7). */
function changeOfMany(pair: Pair, changes: readonly PersonChange[]): CombinedChange | null {
  const summed = summedUp(changes.map(({ difference }) => difference))
  if (summed === null) return null
  const { mean: value, margin, evaluatees } = summed
  const isOtherScale = changes.some((change) => change.isOtherScale)
  // Where all changed alike no mean is that sure.
  const isJudged = margin > 0 && !isOtherScale
  return {
    ...pair,
    value: toOneDecimal(value),
    band: isJudged ? publishedBand({ low: value - margin, high: value + margin }) : null,
    isMarked: isJudged ? isMarkedChange(value, margin) : null,
    isPartial: changes.some(({ isPartial }) => isPartial),
    evaluatees,
    ...(isOtherScale && { isOtherScale }),
  }
}

function* figuresOfAll(
  rounds: Rounds,
  people: readonly Person[],
  { percentOf, pair, changeOf }: Asked,
): Generator<void, CombinedFigures> {
  const byRound: (number | null)[] = []
  for (const [place, round] of rounds.entries()) {
    const percents = yield* eachOf(round?.members ?? [], (member) => percentOf(member, place))
    const shown = percents.filter((percent) => percent !== null)
    byRound.push(shown.length < NORM_FLOOR ? null : mean(shown))
  }
  if (pair === undefined) return figuresFrom(byRound, null)
  const changes = yield* eachOf(people, (person) => changeOf(sidesOf(person, pair), pair))
  return figuresFrom(
    byRound,
    changeOfMany(
      pair,
      changes.filter((change) => change !== null),
    ),
  )
}

/** What is said of a dimension beside its figures, once for all people. */
const headingOf = ({ name, ...matched }: MatchedDimension) => ({
  name,
  isMatched: isMatched({ name, ...matched }),
  isAsked: matched.byRound.map((dimension) => dimension !== null),
})

/** Over all evaluatees: a round's mean is over those who have a figure in it, whoever was in the others. */
export const combinedTeam = (rounds: Rounds): CombinedTeam => toEnd(combinedTeamSteps(rounds))

/** The same with pauses: of ten thousand people it is a quarter of a second's work. */
export function* combinedTeamSteps(rounds: Rounds): Generator<void, CombinedTeam> {
  const people = yield* peopleOf(rounds)
  const matched = matchedDimensions(rounds)
  const overall = yield* figuresOfAll(rounds, people, askedOverall(rounds, matched))
  const dimensions: CombinedDimension[] = []
  for (const one of matched) {
    dimensions.push({ ...headingOf(one), ...(yield* figuresOfAll(rounds, people, askedIn(one))) })
  }
  const repeatedCount = people.filter((person) => person.filter((member) => member !== undefined).length > 1).length
  return { evaluateeCount: people.length, repeatedCount, overall, dimensions }
}

/** Everybody in the rounds, under the name of the newest one they are in. */
export function* evaluateesOf(rounds: Rounds): Generator<void, RoundMember['evaluatee'][]> {
  return (yield* eachOf(yield* peopleOf(rounds), newestOf)).flat()
}

/** As the newest round has a person. */
function newestOf(person: Person): RoundMember['evaluatee'][] {
  const newest = person.filter((member) => member !== undefined).at(-1)
  return newest === undefined ? [] : [newest.evaluatee]
}

/** Whoever is meant of those in the rounds, under the name of the newest one they are in. */
export const combinedPeople = (rounds: Rounds, isMeant?: (employeeId: number) => boolean): CombinedPerson[] =>
  toEnd(combinedPeopleSteps(rounds, isMeant))

/** The same with pauses. */
export function* combinedPeopleSteps(
  rounds: Rounds,
  isMeant: (employeeId: number) => boolean = () => true,
): Generator<void, CombinedPerson[]> {
  const matched = matchedDimensions(rounds)
  const asked = askedOverall(rounds, matched)
  const dimensions = matched.map((one) => ({ heading: headingOf(one), asked: askedIn(one) }))
  const found = yield* eachOf(yield* peopleOf(rounds), (person): CombinedPerson | null => {
    const [evaluatee] = newestOf(person)
    if (evaluatee === undefined || !isMeant(evaluatee.employeeId)) return null
    return {
      evaluatee,
      incomplete: person.some(
        (member) => member !== undefined && (member.incomplete || member.overallPercent === null),
      ),
      overall: figuresOfPerson(person, asked),
      dimensions: dimensions.map((one) => ({ ...one.heading, ...figuresOfPerson(person, one.asked) })),
    }
  })
  return found.filter((person) => person !== null)
}
