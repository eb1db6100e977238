import type { Band } from '../../../domain/scoring/statistics/bands.ts'
import { formatPercent } from '../../format.ts'
import type { Writer } from '../typesetting/blocks.ts'

/** From where to where a mean is, in words. */
export const bandSentence = ({ say }: Writer, band: Band | null): string =>
  band === null ? say('report.team.noBand') : say('report.team.band', bandFigures(band))

const bandFigures = ({ low, high }: Band) => ({ low: formatPercent(low), high: formatPercent(high) })
