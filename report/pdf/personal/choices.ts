import type { ReportChoices, ToldReport } from '../../../domain/scoring/report.ts'
import {
  alikeChoices,
  choiceForms,
  groupName,
  HIDDEN_MARK,
  leftOutCaption,
  leftOutLines,
  shownChoices,
} from '../../choices.ts'
import { levelName } from '../../format.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { type Block, paragraph, unparted, type Writer } from '../typesetting/blocks.ts'
import { bullets } from '../typesetting/bullets.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { figureWidth, linesInColumn, tableBlocks, wordsWidth } from '../typesetting/table.ts'
import { quotedTexts } from './comments.ts'
import { levelColumns } from './levelColumns.ts'

const width = TEXT_WIDTH

/** How often each option was chosen, and why. */
export function choicesSection(writer: Writer, report: ToldReport): Section {
  const { say } = writer
  const title = say('report.choices.title')
  const choices = report.told?.choices ?? []
  if (choices.length === 0) return { id: 'choices', title, blocks: [] }
  const { told, folded } = choiceForms(report, choices)
  return {
    ...{ id: 'choices', title },
    blocks: [
      ...sectionHead(writer, { finding: title, caption: say('report.choices.caption') }),
      ...told.flatMap((one) => ofQuestion(writer, report, one)),
      ...folded.alike.flatMap((some) => alikeTable(writer, report, some)),
      ...folded.apart.flatMap((one) => ofQuestion(writer, report, one)),
    ],
  }
}

/** Points of a column of shares under a letter, the more letters the less; and under a word, as it needs. */
const SHARE = { wide: 32, narrow: 26, most: 58, manyFrom: 8 }
const LEVEL = { least: 50, most: 100 }

/** A row for each question, in it a line for each relation. */
function alikeTable(writer: Writer, report: ToldReport, choices: readonly ReportChoices[]): Block[] {
  const { say, language } = writer
  const { heads, legend, questions, hasMarked } = alikeChoices(report, choices)
  const names = (questions[0]?.rows ?? []).map(({ level }) => levelName(level, language))
  const levelWidth = wordsWidth(writer, names, LEVEL.least, LEVEL.most)
  const share = heads.length < SHARE.manyFrom ? SHARE.wide : SHARE.narrow
  const raters = say('report.raterCount')
  const columns = [
    { key: 'question', label: say('report.question') },
    { key: 'level', label: say('report.relation'), width: levelWidth, isText: true },
    ...heads.map(({ label }, place) => {
      return { key: String(place), label, width: figureWidth(writer, label, share, SHARE.most) }
    }),
    { key: 'raters', label: raters, width: figureWidth(writer, raters, 44, 60) },
  ]
  // A name that takes several lines leaves as many beside it.
  const below = names.map((name) => '\n'.repeat(linesInColumn(writer, name, levelWidth)))
  const stacked = (lines: readonly string[]) =>
    lines
      .map((line, place) => line + (below[place] ?? ''))
      .join('')
      .trimEnd()
  const rows = questions.map(({ title, rows: byLevel }) => ({
    isStacked: true,
    cells: [
      title,
      names.join('\n'),
      ...heads.map((_, place) => stacked(byLevel.map(({ cells }) => cells[place] ?? ''))),
      stacked(byLevel.map((row) => row.raters)),
    ],
  }))
  const [head, ...table] = tableBlocks(writer, { columns, width, legend }, [{ rows }])
  const marked = `${HIDDEN_MARK} ${say('report.choices.hidden')}`
  return [
    ...(head === undefined ? [] : [{ ...head, above: 10 }]),
    ...table,
    ...(hasMarked ? paragraph(writer, marked, { style: styles.quiet, width, above: 2 }) : []),
  ]
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
      ...groups.flatMap(({ levelKey, texts }) =>
        quotedTexts(writer, choices.title, groupName(report, levelKey, language), texts),
      ),
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
