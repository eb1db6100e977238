import type { ShownReport } from '../../../domain/scoring/report.ts'
import { type BesideColumn, besideFigures, besideFinding, besideNotes, besideTable, besideTitle } from '../../beside.ts'
import { changeBasis } from '../../changeBasis.ts'
import { joinSentences } from '../../format.ts'
import { TEXT_WIDTH } from '../theme.ts'
import { unparted, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'

const WIDTHS: Record<BesideColumn, number> = { score: 40, band: 68, norm: 50, toNorm: 48, before: 48, change: 108 }

/** Each dimension with how sure it is, beside the mean of the evaluatees and beside the round before. */
export function besideSection(writer: Writer, report: ShownReport): Section {
  const { say, language } = writer
  const figures = besideFigures(report)
  if (figures === null) return { id: 'beside', title: '', blocks: [] }
  const title = say(besideTitle(figures.beside))
  const { key, params } = besideFinding(figures)
  const { columns: known, rows } = besideTable(figures, language)
  const columns = [
    { key: 'name', label: say('report.dimension') },
    ...known.map(({ key: column, label }) => ({ key: column, label, width: WIDTHS[column] })),
  ]
  return {
    ...{ id: 'beside', title },
    blocks: unparted([
      ...sectionHead(writer, {
        ...{ title, finding: say(key, params) },
        caption: joinSentences([...besideNotes(figures, language), ...changeBasis(figures, language)], language),
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
