/** Texts without a label are named alike in the file and in the report. */
import { expect, test } from 'vitest'
import { groupName } from '../report/choices.ts'
import { toldReport } from '../report/personalReport.fixture.ts'
import { resultRows } from '../server/features/reports/exports/resultSheets.ts'
import { groundOf } from './anonymity/sheetGround.ts'

const COMMENTS = 5

test.each(['zh', 'en'] as const)('in %s', (language) => {
  const report = toldReport()
  const rows = resultRows(report, new Map(), [], groundOf(report, language))[COMMENTS] ?? []
  const names = report.comments.flatMap(({ groups }) =>
    groups.flatMap(({ levelKey, texts }) =>
      levelKey === null ? texts.map(() => groupName(report, null, language)) : [],
    ),
  )
  expect(names).not.toEqual([])
  expect(rows.map((cells) => cells.at(-3))).toEqual(expect.arrayContaining(names))
})
