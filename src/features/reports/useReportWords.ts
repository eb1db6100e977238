import type { MessageParams } from '../../../messages/format.ts'
import { translate } from '../../../report/translate.ts'
import { useLanguage } from '../../providers/useLanguage.ts'

/** The report's own sentences (messages/<language>/report.ts), where the admin says the same. */
export function useReportWords(): (key: string, params?: MessageParams) => string {
  const language = useLanguage()
  return (key, params) => translate(language, key, params)
}
