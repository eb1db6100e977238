import { report as en } from '../messages/en/report.ts'
import { reportFigures as enFigures } from '../messages/en/reportFigures.ts'
import { createTranslator } from '../messages/format.ts'
import { report as zh } from '../messages/zh/report.ts'
import { reportFigures as zhFigures } from '../messages/zh/reportFigures.ts'

export type { Language } from '../messages/format.ts'

/** The report's own sentences, so that a report can be drawn wherever there is a language. */
export const translate = createTranslator({ zh: { ...zh, ...zhFigures }, en: { ...en, ...enFigures } })
