/** Scripts the main font does not hold: in fonts of their own, found and copied as they are read. */
import { expect, test } from 'vitest'
import { EVIL } from '../../report/evilTexts.fixture.ts'
import { exampleReport } from '../../report/personalReport.fixture.ts'
import { builtMaker } from './builtMaker.fixture.ts'
import { pictures } from './pdfPictures.fixture.ts'
import { openPdf, readPdf, streamOf } from './pdfText.fixture.ts'

const maker = builtMaker()

test('other scripts and emoji come in fonts of their own, each in the file; only what no font has is 〓', async () => {
  const report = exampleReport()
  report.comments = [
    { questionId: 1, title: '说明', hidden: false, groups: [{ levelKey: null, texts: EVIL.slice(1, 6) }] },
  ]
  const { fonts, text } = readPdf(await maker().personalReport(report, 'zh'))
  expect(fonts).toEqual([
    'NotoEmoji-Regular',
    'NotoSansArabic-Regular',
    'NotoSansDevanagari-Regular',
    'NotoSansSC-Bold',
    'NotoSansSC-Regular',
    'NotoSansThai-Regular',
  ])
  expect(text).toContain('😀')
  expect(text).toContain('ครับ')
  expect(text).toContain('〓野家〓')
  // Written as it is seen, from the left; figures and Latin stay as they are.
  expect(text).toContain(`abc(123)${[...'مرحبابالعالم'].reverse().join('')}`)
})

test('scripts that are drawn in another order than they are read are found and copied as they are read', async () => {
  const report = exampleReport()
  report.evaluatee.departmentName = 'น้ำใจ'
  report.questionnaire.title = 'किताब हिन्दी स्थिति'
  const [cover] = await pictures(await maker().personalReport(report, 'zh'))
  const text = cover?.characters.map((one) => one.text).join('') ?? ''
  expect(text).toContain('น้ำใจ')
  expect(text).toContain('किताब हिन्दी स्थिति')
})

test('whatever else is written says no text beside its glyphs: readers turn round themselves what goes from right to left', async () => {
  const hasSaid = async (departmentName: string) => {
    const report = exampleReport()
    report.evaluatee.departmentName = departmentName
    const { objects } = openPdf(await maker().personalReport(report, 'zh'))
    return [...objects.values()].some((object) => streamOf(object).includes('/ActualText'))
  }
  expect(await hasSaid('قسم البحث')).toBe(false)
  expect(await hasSaid('研发部 R&D ❤️ 👩‍💻')).toBe(false)
  expect(await hasSaid('น้ำใจ')).toBe(true)
})
