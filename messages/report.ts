import { report as reportEn } from './en/report.ts'
import { reportFigures as figuresEn } from './en/reportFigures.ts'
import { createTranslator } from './format.ts'
import { report as reportZh } from './zh/report.ts'
import { reportFigures as figuresZh } from './zh/reportFigures.ts'

/** Every sentence of the reports, the same on screen and in the PDF. */
const reportCatalogue = {
  zh: { ...reportZh, ...figuresZh },
  en: { ...reportEn, ...figuresEn },
}

export const translateReport = createTranslator(reportCatalogue)
