import { expect } from 'vitest'
import { type Decimals, type expectedOf, type Format, text, toldIn } from './demoTexts.ts'

type Expected = ReturnType<typeof expectedOf>

/** What there is to hold against the sheets of results, and of whom. */
interface Held {
  format: Format
  of: Expected['people']
  expected: Expected
  decimals: Decimals
}

/** Scores over all, by dimension and by question are those that were worked out anew. */
export function expectSheets(sheets: Map<string, unknown[][]>, { format, of: people, expected, decimals }: Held): void {
  const { points, share } = decimals
  // Self has its column beside that of others.
  const keys = expected.columns.filter((key) => key !== 'self')
  const rowsOf = (sheet: string, name: string) => (sheets.get(sheet) ?? []).filter((cells) => cells[1] === name)
  for (const { name, figures } of people) {
    const [overall] = rowsOf('总分', name)
    expect([toldIn(format, 1, overall?.[3]), toldIn(format, points, overall?.[4])]).toEqual([
      ...[text(1, figures.overall), text(points, figures.points)],
    ])
    expect(
      rowsOf('指标得分', name).map((cells) => cells.slice(4, 7 + keys.length).map((cell) => toldIn(format, 1, cell))),
    ).toEqual(
      figures.dimensions.map((one) =>
        [one.percent, one.others, one.self, ...keys.map((key) => one.byLevel[key])].map((figure) => text(1, figure)),
      ),
    )
    expect(
      rowsOf('题目得分', name).map((cells) => [
        toldIn(format, share, cells[6]),
        ...cells.slice(7, 10 + keys.length).map((cell) => toldIn(format, points, cell)),
      ]),
    ).toEqual(
      figures.dimensions.flatMap(({ questions }) =>
        questions.map((one) => [
          ...[expected.percentOf(one.score), ...expected.questionTexts(one)],
          ...keys.map((key) => text(points, one.byLevel[key])),
        ]),
      ),
    )
  }
}
