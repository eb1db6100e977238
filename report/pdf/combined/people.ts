import { namedApart } from '../../../domain/evaluation/names.ts'
import type { CombinedDimension } from '../../../domain/scoring/combined/combinedReport.ts'
import { type ShownCombinedPerson, type ShownCombinedReport, shownRounds } from '../../combinedReport.ts'
import { styles, TEXT_WIDTH } from '../theme.ts'
import { paragraph, type Writer } from '../typesetting/blocks.ts'
import { sectionHead } from '../typesetting/heads.ts'
import type { Section } from '../typesetting/Paper.tsx'
import { roundsTables } from './roundsTable.ts'

/** Rows above which people are not shown by dimension: nobody leafs through hundreds of pages. */
const MOST_ROWS = 5_000

const hasFigure = ({ byQuestionnaire }: CombinedDimension) => byQuestionnaire.some((figure) => figure !== null)

/** The dimensions in which a person has a figure. */
const ownDimensions = ({ dimensions }: ShownCombinedPerson) => dimensions.filter(hasFigure)

/** Whether all those people fit in dimension by dimension. */
export const isByDimension = (people: readonly ShownCombinedPerson[]): boolean =>
  people.reduce((sum, person) => sum + ownDimensions(person).length, 0) <= MOST_ROWS

/** Everybody over all dimensions; those whose figures cannot be compared apart. */
export function peopleSection(writer: Writer, report: ShownCombinedReport): Section {
  const { say } = writer
  const { people, questionnaires: rounds, evaluateeCount: count } = report
  const title = say('report.combined.evaluatees')
  if (people === null || shownRounds(rounds).length === 0) return { id: 'people', title, blocks: [] }
  if (people.length === 0) {
    const nobody = paragraph(writer, say('report.combined.nobody'), { style: styles.body, width: TEXT_WIDTH })
    return { id: 'people', title, blocks: [...sectionHead(writer, { finding: title }), ...nobody] }
  }
  const rowsOf = (some: readonly ShownCombinedPerson[]) =>
    some.map(({ evaluatorName, nameMark, departmentName, overall }) => ({
      ...{ head: namedApart(evaluatorName, nameMark), department: departmentName, needsDepartment: nameMark !== '' },
      figures: overall,
    }))
  const groups = [
    { rows: rowsOf(people.filter(({ incomplete }) => !incomplete)) },
    { title: say('report.incomplete'), rows: rowsOf(people.filter(({ incomplete }) => incomplete)) },
  ].filter(({ rows }) => rows.length > 0)
  const caption = people.length < count ? say('report.combined.chosen', { count, shown: people.length }) : undefined
  return {
    ...{ id: 'people', title },
    blocks: [
      ...sectionHead(writer, { title, finding: say('report.overall'), ...(caption !== undefined && { caption }) }),
      ...roundsTables(writer, { headLabel: say('report.team.person'), rounds, groups }),
    ],
  }
}

/** The same people dimension by dimension, where they are not too many. */
export function peopleByDimensionSection(writer: Writer, report: ShownCombinedReport): Section {
  const { say } = writer
  const { people, questionnaires: rounds } = report
  const title = say('report.combined.byDimension')
  const own = (people ?? []).filter((person) => ownDimensions(person).length > 0)
  if (own.length === 0) return { id: 'people-dimensions', title, blocks: [] }
  const head = sectionHead(writer, { finding: title })
  if (!isByDimension(own)) {
    const many = paragraph(writer, say('report.combined.tooMany'), { style: styles.body, width: TEXT_WIDTH })
    return { id: 'people-dimensions', title, blocks: [...head, ...many] }
  }
  const groups = own.map((person) => ({
    title: [
      namedApart(person.evaluatorName, person.nameMark),
      person.departmentName,
      person.incomplete ? say('report.incomplete') : '',
    ]
      .filter(Boolean)
      .join(' · '),
    rows: ownDimensions(person).map((dimension) => ({ head: dimension.name, figures: dimension })),
  }))
  return {
    ...{ id: 'people-dimensions', title },
    blocks: [...head, ...roundsTables(writer, { headLabel: say('report.dimension'), rounds, groups })],
  }
}
