import type { ShownReport } from '../../../domain/scoring/report.ts'
import { besideFigures, besideFinding, besideNotes, besideTable } from '../../beside.ts'
import { joinSentences } from '../../format.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

/** Of score, band, mean, difference, round before, change. */
const WIDTHS = [40, 68, 50, 48, 48, 108]

/** Each dimension with how sure it is, beside the mean of the evaluatees and beside the round before. */
export function besideSection(writer: Writer, report: ShownReport): Section {
  const { say, language } = writer
  const title = say('report.beside.title')
  const figures = besideFigures(report)
  if (figures === null) return { id: 'beside', title, blocks: [] }
  const { key, params } = besideFinding(figures)
  const { heads, rows } = besideTable(figures, language)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    ...heads.map((label, place) => ({ key: label, label, width: WIDTHS[place] ?? 0 })),
  ]
  return {
    ...{ id: 'beside', title },
    blocks: unparted([
      ...sectionHead(writer, {
        ...{ title, finding: say(key, params) },
        caption: joinSentences(besideNotes(figures.beside, language), language),
      }),
      ...tableBlocks(writer, { columns, width: TEXT_WIDTH }, [
        {
          rows: rows.map(({ name, detail, cells: [score = '', ...cells] }) => ({
            cells: [detail === '' ? name : `${name}\n${detail}`, { text: score, isStrong: true }, ...cells],
          })),
        },
      ]),
    ]),
  }
}
