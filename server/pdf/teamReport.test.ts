/** A team report on paper says what its page says of who answered. */
import { expect, it } from 'vitest'
import { exampleTeamReport } from '../../report/teamReport.fixture.ts'
import { translate } from '../../report/translate.ts'
import { builtMaker } from './builtMaker.fixture.ts'
import { readPdf } from './pdfText.fixture.ts'

const maker = builtMaker()

it.each([
  { language: 'zh', type: 1, isSaid: false },
  { language: 'zh', type: 2, isSaid: true },
  { language: 'en', type: 1, isSaid: false },
  { language: 'en', type: 2, isSaid: true },
] as const)('tells of an anonymous round alone what is not shown: type $type, $language', async (given) => {
  const { language, type, isSaid } = given
  const report = exampleTeamReport()
  const { text } = readPdf(
    await maker().teamReport({ ...report, questionnaire: { ...report.questionnaire, type } }, language),
  )
  const sentence = translate(language, 'report.team.unableUntold').replaceAll(' ', '')
  expect(text.includes(sentence)).toBe(isSaid)
})
