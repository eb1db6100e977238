/** Where one evaluatee stands (numbers.md 8): what rankings read of a report, without the rest of it being made. */
import { rounded, toOneDecimal } from '../figures.ts'
import { disclose, type Viewer } from '../gate.ts'
import { type ScoringInput, tally } from '../input.ts'
import type { PersonalReport, ReportDimension } from '../report.ts'
import { isAnonymous } from '../rule.ts'
import { standingFigures } from '../scores.ts'

export interface Standing extends Pick<PersonalReport, 'evaluatee' | 'overallPercent' | 'points' | 'incomplete'> {
  dimensions: Pick<ReportDimension, 'dimensionId' | 'percent'>[]
}

/** Every figure as the personal report publishes it. */
export function standingOf(input: ScoringInput, evaluatee: Standing['evaluatee'], viewer: Viewer): Standing {
  const counted = tally(input)
  const { overallPercent, points, incomplete, percents } = standingFigures(
    input,
    counted,
    disclose(input, counted, viewer),
  )
  const anonymous = isAnonymous(input)
  return {
    evaluatee,
    overallPercent: printed(overallPercent),
    points: points && { ...points, earned: rounded(points.earned, 'points', { anonymous }) },
    incomplete,
    dimensions: input.dimensions.map(({ dimensionId }, place) => ({
      dimensionId,
      percent: printed(percents[place] ?? null),
    })),
  }
}

const printed = (percent: number | null) => (percent === null ? null : toOneDecimal(percent))
