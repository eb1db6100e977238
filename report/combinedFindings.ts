/** What a combined report says in sentences: keys of messages and what fills them in, from published figures only. */
import type { CombinedChange, CombinedFigures } from '../domain/scoring/combined/combinedReport.ts'
import { toOneDecimal } from '../domain/scoring/figures.ts'
import { NORM_FLOOR } from '../domain/scoring/rule.ts'
import { markedByChance } from '../domain/scoring/statistics/statisticFloors.ts'
import { isOfOtherPair, type ShownCombinedTeam, shownRounds } from './combinedReport.ts'
import type { Finding } from './findings.ts'
import { formatGap, formatPercent } from './format.ts'

type Team = Pick<ShownCombinedTeam, 'questionnaires' | 'overall' | 'dimensions'>

/** Characters of a title that stand in a sentence: two of 500 would be a page of heading. */
const MOST_OF_TITLE = 80

export function shortTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > MOST_OF_TITLE ? `${characters.slice(0, MOST_OF_TITLE - 1).join('')}…` : title
}

const titles = ({ questionnaires }: Team, { from, to }: CombinedChange) => ({
  from: shortTitle(questionnaires[from]?.title ?? ''),
  to: shortTitle(questionnaires[to]?.title ?? ''),
})

/** Whether a dimension was asked in both of the last two rounds: the overall score is compared over such ones. */
function canCompare({ dimensions, questionnaires }: Team): boolean {
  const last = shownRounds(questionnaires).slice(-2)
  return dimensions.some(({ isAsked, isMatched }) => isMatched && last.every(({ place }) => isAsked[place] === true))
}

/** What became of the overall score. */
function overallFinding(report: Team): Finding {
  const { change } = report.overall
  if (shownRounds(report.questionnaires).length < 2) return { key: 'report.combined.find.single', params: {} }
  if (change === null && !canCompare(report)) return { key: 'report.combined.find.noMatch', params: {} }
  if (change === null) return { key: 'report.combined.find.noChange', params: { floor: NORM_FLOOR } }
  const params = { ...titles(report, change), change: formatGap(change.value) }
  if (change.band === null) return { key: 'report.combined.find.unsure', params }
  if (!change.isMarked) return { key: 'report.combined.find.steady', params }
  const size = formatPercent(Math.abs(change.value))
  const key = change.value > 0 ? 'report.combined.find.rise' : 'report.combined.find.fall'
  return { key, params: { ...params, size } }
}

/** The dimension that changed most between the rounds of the overall score, where that is more than chance. */
function dimensionFinding({ dimensions, questionnaires }: Team): Finding[] {
  const changed = dimensions.flatMap(({ name, change }) =>
    // What was judged over other rounds, or not at all, ranks with nothing here.
    change === null || change.isOtherScale || isOfOtherPair(change, questionnaires)
      ? []
      : [{ name, value: change.value, isMarked: change.isMarked }],
  )
  const [most] = changed.sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
  if (most === undefined || most.isMarked !== true) return []
  return [{ key: 'report.combined.find.dimensions', params: { name: most.name, change: formatGap(most.value) } }]
}

/** The first is the heading. */
export const combinedFindings = (report: Team): [Finding, ...Finding[]] => [
  overallFinding(report),
  ...dimensionFinding(report),
]

type Changed = readonly Pick<CombinedFigures, 'change'>[]

const bandsOf = (figures: Changed) => figures.filter(({ change }) => change !== null && change.band !== null)

/** How to read changes, where there are such. */
export const changeNotes = (figures: Changed, rounds: Team['questionnaires']): Finding[] => [
  ...(figures.some(({ change }) => change !== null) ? [{ key: 'report.change.byName', params: {} }] : []),
  ...(figures.some(({ change }) => change?.isOtherScale) ? [{ key: 'report.change.otherScale', params: {} }] : []),
  ...(figures.some(({ change }) => change !== null && isOfOtherPair(change, rounds))
    ? [{ key: 'report.change.otherPair', params: {} }]
    : []),
  ...(bandsOf(figures).length > 0 ? [{ key: 'report.combined.bandNote', params: {} }] : []),
  ...(figures.some(({ change }) => change?.isPartial === true) ? [{ key: 'report.combined.partial', params: {} }] : []),
]

/** How many of these would be marked by chance; nothing of a single one. `part` says where they stand, if not beside the note. */
export function chanceNote(figures: Changed, part?: string): Finding[] {
  const count = bandsOf(figures).length
  if (count < 2) return []
  const chance = String(toOneDecimal(markedByChance(count)))
  return part === undefined
    ? [{ key: 'report.combined.byChance', params: { count, chance } }]
    : [{ key: 'report.combined.byChanceIn', params: { count, chance, part } }]
}

/** How to read the means of the rounds. */
export function teamNotes({ overall, dimensions, questionnaires }: Team): Finding[] {
  return [
    { key: 'report.combined.equal', params: {} },
    { key: 'report.combined.tooFew', params: { floor: NORM_FLOOR } },
    ...changeNotes([overall, ...dimensions.filter((one) => one.isMatched)], questionnaires),
  ]
}
