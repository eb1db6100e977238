import { report as reportEn } from './en/report.ts'
import { createTranslator } from './format.ts'
import { report as reportZh } from './zh/report.ts'

/** Every sentence of the reports, the same on screen and in the PDF. */
const reportCatalogue = {
  zh: { ...reportZh },
  en: { ...reportEn },
}

export const translateReport = createTranslator(reportCatalogue)
