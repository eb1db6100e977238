import type { ReportChoices, ToldReport } from '../../../domain/scoring/report.ts'
import { groupName, leftOutCaption, leftOutLines, shownChoices } from '../../choices.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, unparted, type Writer } from '../typesetting/blocks.ts'
import { bullets } from '../typesetting/bullets.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { tableBlocks } from '../typesetting/table.ts'
import { quotedTexts } from './comments.ts'
import { levelColumns } from './levelColumns.ts'

const width = TEXT_WIDTH

/** How often each option was chosen, and why. */
export function choicesSection(writer: Writer, report: ToldReport): Section {
  const { say } = writer
  const title = say('report.choices.title')
  const choices = report.told?.choices ?? []
  if (choices.length === 0) return { id: 'choices', title, blocks: [] }
  return {
    ...{ id: 'choices', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.choices.caption') }),
      ...choices.flatMap((one) => ofQuestion(writer, report, one)),
    ],
  }
}

function ofQuestion(writer: Writer, report: ToldReport, choices: ReportChoices): Block[] {
  const { say, language } = writer
  const { reasons } = shownChoices(report, choices)
  return [
    ...unparted([
      ...paragraph(writer, choices.title, { style: styles.question, width, above: 10, leadsOn: true, most: 12 }),
      ...(choices.rows.length === 0 ? [] : optionTables(writer, report, choices)),
    ]),
    ...(choices.hidden
      ? paragraph(writer, say('report.choices.hidden'), { style: styles.quiet, width, above: 2 })
      : []),
    ...reasons.flatMap(({ title: option, groups }) => [
      ...paragraph(writer, say('report.choices.why', { option }), {
        ...{ style: styles.note, width, above: 6, leadsOn: true, most: 4 },
      }),
      ...groups.flatMap(({ levelKey, texts }) => quotedTexts(writer, groupName(report, levelKey, language), texts)),
    ]),
  ]
}

function optionTables(writer: Writer, report: ToldReport, choices: ReportChoices): Block[] {
  const { say } = writer
  const { levels, options, raters } = shownChoices(report, choices)
  return levelColumns(writer, report).flatMap(({ columns: own }) => {
    const places = own.map(({ key }) => levels.findIndex((level) => level.key === key))
    const cellsOf = (title: string, cells: readonly string[]) => ({
      cells: [title, ...places.map((place) => cells[place] ?? '')],
    })
    const rows = [
      ...options.map(({ title, cells }) => cellsOf(title, cells)),
      cellsOf(say('report.raterCount'), raters),
    ]
    return tableBlocks(writer, { columns: [{ key: 'option', label: say('report.choices.option') }, ...own], width }, [
      { rows },
    ])
  })
}

/** What was answered and counts in no figure. */
export function leftOutSection(writer: Writer, report: ToldReport): Section {
  const { say, language } = writer
  const title = say('report.leftOut.title')
  const lines = leftOutLines(report, language)
  if (lines.length === 0) return { id: 'leftOut', title, blocks: [] }
  const texts = lines.map(({ title: question, text }) =>
    question === null ? text : say('report.leftOut.line', { title: question, text }),
  )
  return {
    ...{ id: 'leftOut', title },
    blocks: unparted([
      ...sectionHead(writer, { finding: title, caption: say(leftOutCaption(report)) }),
      ...bullets(writer, texts),
    ]),
  }
}
