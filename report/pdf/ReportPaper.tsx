import type { Language } from '../translate.ts'
import { CombinedReportDocument } from './CombinedReportDocument.tsx'
import { PersonalReportDocument } from './PersonalReportDocument.tsx'
import type { Papers } from './papers.ts'
import { TeamReportDocument } from './TeamReportDocument.tsx'

/** Any document, for whatever prints them: the server's worker and the page's. */
export function ReportPaper({ papers, language }: { papers: Papers; language: Language }) {
  if (papers.kind === 'team') return <TeamReportDocument report={papers.report} language={language} />
  if (papers.kind === 'combined') return <CombinedReportDocument report={papers.report} language={language} />
  return <PersonalReportDocument report={papers.report} ownNotes={papers.ownNotes ?? null} language={language} />
}
