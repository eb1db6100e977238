/** Sentences of a report and around it say no more than what is so. */
import { describe, expect, test } from 'vitest'
import { release as releaseEn } from './en/release.ts'
import { released as releasedEn } from './en/released.ts'
import { report as reportEn } from './en/report.ts'
import { reportFigures as figuresEn } from './en/reportFigures.ts'
import { reports as reportsEn } from './en/reports.ts'
import { LANGUAGES, type Language } from './format.ts'
import { release as releaseZh } from './zh/release.ts'
import { released as releasedZh } from './zh/released.ts'
import { report as reportZh } from './zh/report.ts'
import { reportFigures as figuresZh } from './zh/reportFigures.ts'
import { reports as reportsZh } from './zh/reports.ts'

const SAID: Record<Language, Record<string, string>> = {
  zh: { ...reportZh, ...figuresZh, ...reportsZh, ...releaseZh, ...releasedZh },
  en: { ...reportEn, ...figuresEn, ...reportsEn, ...releaseEn, ...releasedEn },
}

describe.each(LANGUAGES)('%s', (language) => {
  test.each([
    ['what is hidden may not be the same', 'report.profile.even', /所显示的|shown/],
    ['what is hidden may differ from the mean', 'report.beside.even', /所显示的|shown/],
    ['who was unable has answered', 'report.note.incomplete', /没有评分|gave no score/],
    ['70 is in one range only', 'report.team.distributionCaption', /上限归入下一段|end of a range belongs to the next/],
    [
      'a maximum of 100 outweighs one of 5',
      'reports.points.otherOrder',
      /满分高的题目占得更多|more for a higher maximum/,
    ],
    ['an indicator may have all the weight', 'reports.incomplete.why', /关系或指标都没有|no relation or indicator/],
    ['a single rater is not disguised', 'release.about.named', /只有一位评价人|has one rater/],
  ])('%s', (_, key, words) => {
    expect(SAID[language][key]).toMatch(words)
  })

  test('no two panels of a report have one title', () => {
    expect(SAID[language]['released.help.title']).not.toBe(SAID[language]['report.notes.title'])
    expect(SAID[language]['released.help.band']).not.toBe(SAID[language]['report.beside.titleBands'])
  })
})

test('a standard deviation is no mean difference', () => {
  expect(SAID.zh['reports.stats.spreadIs']).toMatch(/离散程度/)
})
