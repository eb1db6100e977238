/** The one-way mean squares of ICC(1) over evaluatees (numbers.md, statistics), by row and over all rows, each less its mean. */
import type { OneWaySquares } from './meanSquares.ts'

/** Evaluatees between two pauses. */
const A_PIECE = 100

/** How the forms of one row about one evaluatee lie, of which nothing else is kept. */
export interface Groups {
  evaluatees: number[]
  raters: number[]
  means: number[]
  /** Sums of squared distances from the mean. */
  squares: number[]
}

export function addGroup(byRow: Map<string, Groups>, row: string, evaluatee: number, values: readonly number[]): void {
  const groups = byRow.get(row) ?? { evaluatees: [], raters: [], means: [], squares: [] }
  byRow.set(row, groups)
  groups.evaluatees.push(evaluatee)
  groups.raters.push(values.length)
  let [total, squares] = [0, 0]
  for (const value of values) total += value
  const mean = total / values.length
  for (const value of values) squares += (value - mean) ** 2
  groups.means.push(mean)
  groups.squares.push(squares)
}

interface Round {
  evaluatees: number
  /** Evaluatees below which there are no squares. */
  fewest: number
}

export function* squaresOf(byRow: ReadonlyMap<string, Groups>, round: Round): Generator<void, OneWaySquares[]> {
  const squares: OneWaySquares[] = []
  const centred = emptyTargets(round)
  for (const [row, groups] of byRow) {
    const own = emptyTargets(round)
    yield* addTargets(own, groups, 0)
    const one = yield* oneWaySquares(row, own, round)
    if (one !== null) squares.push(one)
    yield* addTargets(centred, groups, grandMean(own))
  }
  yield* finishTargets(centred, byRow)
  const all = yield* oneWaySquares('centred', centred, round)
  return all === null ? squares : [...squares, all]
}

/** By evaluatee: raters, the sum of their values, and of their squared distances from the evaluatee's mean. */
interface Targets {
  raters: Float64Array
  sums: Float64Array
  within: Float64Array
  /** What each row's values are lessened by. */
  lessened: number[]
}

const emptyTargets = ({ evaluatees }: Round): Targets => ({
  raters: new Float64Array(evaluatees),
  sums: new Float64Array(evaluatees),
  within: new Float64Array(evaluatees),
  lessened: [],
})

function* addTargets({ raters, sums, within, lessened }: Targets, groups: Groups, less: number): Generator<void, void> {
  lessened.push(less)
  for (let index = 0; index < groups.evaluatees.length; index++) {
    const evaluatee = groups.evaluatees[index] ?? 0
    const own = groups.raters[index] ?? 0
    raters[evaluatee] = (raters[evaluatee] ?? 0) + own
    sums[evaluatee] = (sums[evaluatee] ?? 0) + own * ((groups.means[index] ?? 0) - less)
    within[evaluatee] = (within[evaluatee] ?? 0) + (groups.squares[index] ?? 0)
    if (index % A_PIECE === A_PIECE - 1) yield
  }
}

/** Where an evaluatee has several rows, their means lie apart, too. */
function* finishTargets(
  { raters, sums, within, lessened }: Targets,
  byRow: ReadonlyMap<string, Groups>,
): Generator<void, void> {
  for (const [place, groups] of [...byRow.values()].entries()) {
    for (let index = 0; index < groups.evaluatees.length; index++) {
      const evaluatee = groups.evaluatees[index] ?? 0
      const mean = (sums[evaluatee] ?? 0) / (raters[evaluatee] ?? 1)
      const distance = (groups.means[index] ?? 0) - (lessened[place] ?? 0) - mean
      within[evaluatee] = (within[evaluatee] ?? 0) + (groups.raters[index] ?? 0) * distance ** 2
      if (index % A_PIECE === A_PIECE - 1) yield
    }
  }
}

const sum = (values: Float64Array) => values.reduce((all, value) => all + value, 0)
const grandMean = ({ raters, sums }: Targets) => sum(sums) / sum(raters)

/** Null below the floor, and where no evaluatee has a second rater. */
function* oneWaySquares(scope: string, targets: Targets, { fewest }: Round): Generator<void, OneWaySquares | null> {
  const grand = grandMean(targets)
  const raters = sum(targets.raters)
  let [evaluatees, squaredSizes, between] = [0, 0, 0]
  for (let evaluatee = 0; evaluatee < targets.raters.length; evaluatee++) {
    const own = targets.raters[evaluatee] ?? 0
    if (evaluatee % A_PIECE === A_PIECE - 1) yield
    if (own === 0) continue
    evaluatees += 1
    squaredSizes += own ** 2
    between += own * ((targets.sums[evaluatee] ?? 0) / own - grand) ** 2
  }
  if (evaluatees < fewest || raters <= evaluatees) return null
  return {
    ...{ scope, evaluatees, raters, squaredSizes },
    between: between / (evaluatees - 1),
    within: sum(targets.within) / (raters - evaluatees),
  }
}
