/** What a report has beside its dimensions, of what its person's figures are compared with. */
import type { ReportBeside } from '../report.ts'

/** As much of the statistics as is needed for it. */
interface Compared {
  previous: { title: string } | null
  dimensions: readonly {
    dimensionId: number
    norm: number | null
    /** The gap between others and self is more than chance. */
    isMarked: boolean
    change: { before: number } | null
  }[]
}

export const besideOf = ({ previous, dimensions }: Compared): ReportBeside => ({
  previousTitle: previous?.title ?? null,
  dimensions: dimensions.map(({ dimensionId, norm, isMarked, change }) => ({
    ...{ dimensionId, norm, isMarked },
    before: change?.before ?? null,
  })),
})
