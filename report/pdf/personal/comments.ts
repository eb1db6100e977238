import type { ToldReport } from '../../../domain/scoring/report.ts'
import { groupName, shownComments } from '../../choices.ts'
import { PRINT_PALETTE as ink } from '../../theme/tokens.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, kept, paragraph, type Writer } from '../typesetting/blocks.ts'
import { continuedTitle, sectionHead } from '../typesetting/heads.ts'
import type { Ink } from '../typesetting/Ink.tsx'
import type { Section } from '../typesetting/Paper.tsx'

const width = TEXT_WIDTH
const QUOTED = { width, indent: 10 }

/** The comments of every open question; none at all, or too few, is said. Reasons that stand under their options are not among them. */
export function commentsSection(writer: Writer, report: ToldReport): Section {
  const { say } = writer
  const title = say('report.comments.title')
  const comments = shownComments(report)
  if (comments.length === 0) return { id: 'comments', title, blocks: [] }
  return {
    ...{ id: 'comments', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.comments.caption') }),
      ...comments.flatMap((one) => ofQuestion(writer, report, one)),
    ],
  }
}

function ofQuestion(
  writer: Writer,
  report: ToldReport,
  { title, missing, groups }: ReturnType<typeof shownComments>[number],
): Block[] {
  const { say, language } = writer
  return [
    ...paragraph(writer, title, { style: styles.question, width, above: 10, leadsOn: true, most: 12 }),
    ...(missing === null
      ? []
      : paragraph(writer, say(missing, { floor: report.rule.commentFloor }), { style: styles.quiet, width, above: 2 })),
    ...groups.flatMap(({ levelKey, texts }) =>
      quotedTexts(writer, title, groupName(report, levelKey, language), texts),
    ),
  ]
}

/** What some raters wrote, below their name; what it is about and whose it is stand there again on every page. */
export function quotedTexts(writer: Writer, about: string, name: string, texts: readonly string[]): Block[] {
  const whose = paragraph(writer, name, { style: styles.group, width, above: 4, leadsOn: true, most: 2 })
  const head = kept([continuedTitle(writer, about, styles.question), ...whose])
  return [
    ...whose,
    ...texts.flatMap((text) => paragraph(writer, text, { ...QUOTED, style: styles.body, above: 5, beside: bar, head })),
  ]
}

const bar = (on: Ink, x: number, y: number, height: number) => on.box(x, y, 2, height, { fill: ink['accent-soft'] })
