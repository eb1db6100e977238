/** What a combined report says in a sentence: the key of a message and what fills it in, from published figures only. */
import { NORM_FLOOR } from '../../../../domain/scoring/rule.ts'
import { formatGap, formatPercent } from '../../../../report/format.ts'
import { type Combined, type CombinedChange, shownRounds } from './model.ts'

export interface Finding {
  key: string
  params: Record<string, string | number>
}

const titles = ({ questionnaires }: Combined, { from, to }: CombinedChange) => ({
  from: questionnaires[from]?.title ?? '',
  to: questionnaires[to]?.title ?? '',
})

/** Whether a dimension was asked in both of the last two rounds: the overall score is compared over such ones. */
function canCompare({ dimensions, questionnaires }: Combined): boolean {
  const last = shownRounds(questionnaires).slice(-2)
  return dimensions.some(({ isAsked, isMatched }) => isMatched && last.every(({ place }) => isAsked[place] === true))
}

/** What became of the overall score. */
function overallFinding(report: Combined): Finding {
  const { change } = report.overall
  if (shownRounds(report.questionnaires).length < 2) return { key: 'combined.find.single', params: {} }
  if (change === null && !canCompare(report)) return { key: 'combined.find.noMatch', params: {} }
  if (change === null) return { key: 'combined.find.noChange', params: { floor: NORM_FLOOR } }
  const params = { ...titles(report, change), change: formatGap(change.value) }
  if (change.band === null) return { key: 'combined.find.unsure', params }
  if (!change.isMarked) return { key: 'combined.find.steady', params }
  const size = formatPercent(Math.abs(change.value))
  return { key: change.value > 0 ? 'combined.find.rise' : 'combined.find.fall', params: { ...params, size } }
}

/** The dimension that changed most, where that is more than chance. */
function dimensionFinding({ dimensions }: Combined): Finding | undefined {
  const changed = dimensions.flatMap(({ name, change }) =>
    change === null ? [] : [{ name, value: change.value, isMarked: change.isMarked }],
  )
  const [most] = changed.sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
  if (most === undefined || !most.isMarked) return undefined
  return { key: 'combined.find.dimensions', params: { name: most.name, change: formatGap(most.value) } }
}

export function combinedFindings(report: Combined): Finding[] {
  const ofDimensions = dimensionFinding(report)
  return [overallFinding(report), ...(ofDimensions === undefined ? [] : [ofDimensions])]
}
