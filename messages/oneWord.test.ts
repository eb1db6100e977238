/** One thing of a report has one word, on every page, in every file and on paper. */
import { expect, test } from 'vitest'
import { exportSheets as sheetsEn } from './en/exportSheets.ts'
import { report as reportEn } from './en/report.ts'
import { reports as reportsEn } from './en/reports.ts'
import { LANGUAGES } from './format.ts'
import { exportSheets as sheetsZh } from './zh/exportSheets.ts'
import { release } from './zh/release.ts'
import { report } from './zh/report.ts'
import { reportFigures } from './zh/reportFigures.ts'
import { reports } from './zh/reports.ts'

const said = { ...report, ...reportFigures, ...reports, ...release, ...sheetsZh }

test.each([
  ['得分', '分数'],
  ['得分', '得分率'],
  ['他评', '他人的分'],
  ['他评', '他人的评分'],
  ['评语', '文字反馈'],
  ['选项分布', '选择分布'],
])('%s, never %s', (_, other) => {
  expect(Object.entries(said).filter(([, text]) => text.includes(other))).toEqual([])
})

test.each(LANGUAGES)('what counts out of 100 is not called as points are: %s', (language) => {
  const [page, sheet, admin] = language === 'zh' ? [report, sheetsZh, reports] : [reportEn, sheetsEn, reportsEn]
  expect(
    new Set([page['report.score'], sheet['sheet.score'], sheet['sheet.percent'], admin['reports.percent']]),
  ).toEqual(new Set([language === 'zh' ? '得分' : 'Score']))
  expect(new Set([page['report.earned'], sheet['sheet.points'], admin['reports.points']])).toEqual(
    new Set([language === 'zh' ? '原始分' : 'Points']),
  )
})
