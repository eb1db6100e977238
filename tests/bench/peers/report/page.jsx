/** The report's own page, for headless Chromium to print. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../../../report/theme/tokens.css'
import { PersonalReportView } from '../../../../report/views/PersonalReportView.tsx'

const root = createRoot(document.querySelector('main'))

globalThis.showReport = (report) => flushSync(() => root.render(<PersonalReportView report={report} language="zh" />))
