import type { PersonalReport, ReportComments } from '../../../domain/scoring/report.ts'
import { levelName } from '../../format.ts'
import { missingComments } from '../../notes.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import type { Section } from '../typesetting/Paper.tsx'

const QUOTED = { width: TEXT_WIDTH, indent: 10 }

/** The comments of every open question; none at all, or too few, is said. */
export function commentsSection(writer: Writer, report: PersonalReport): Section {
  const { say } = writer
  const title = say('report.comments.title')
  if (report.comments.length === 0) return { id: 'comments', title, blocks: [] }
  return {
    ...{ id: 'comments', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.comments.caption') }),
      ...report.comments.flatMap((comments) => ofQuestion(writer, report, comments)),
    ],
  }
}

function ofQuestion(writer: Writer, report: PersonalReport, { title, hidden, groups }: ReportComments): Block[] {
  const { say } = writer
  const width = TEXT_WIDTH
  const filled = groups.filter(({ texts }) => texts.length > 0)
  const missing = missingComments(hidden, filled.length > 0)
  return [
    ...paragraph(writer, title, { style: styles.question, width, above: 10, leadsOn: true, most: 12 }),
    ...(missing === null
      ? []
      : paragraph(writer, say(missing, { floor: report.rule.commentFloor }), { style: styles.quiet, width, above: 2 })),
    ...filled.flatMap(({ levelKey, texts }) => [
      ...paragraph(writer, nameOf(writer, report, levelKey), {
        style: styles.group,
        width,
        above: 4,
        leadsOn: true,
        most: 2,
      }),
      ...texts.flatMap((text) => paragraph(writer, text, { ...QUOTED, style: styles.body, above: 5, beside: bar })),
    ]),
  ]
}

const bar = (on: Ink, x: number, y: number, height: number) => on.box(x, y, 2, height, { fill: ink['accent-soft'] })

function nameOf({ say, language }: Writer, { levels }: PersonalReport, levelKey: string | null): string {
  const level = levels.find(({ key }) => key === levelKey)
  return level === undefined ? say('report.comments.together') : levelName(level, language)
}
