import type { ReportLevel } from './report.ts'

/** Why a row of raters has the figures it has, or none, as a word (numbers.md 13); sentences are called after it. */
export function levelWord({ kind, status, absence }: Pick<ReportLevel, 'kind' | 'status' | 'absence'>): string {
  if (kind === 'pool' && status === 'shown') return 'pooled'
  return status === 'empty' ? (absence ?? status) : status
}
