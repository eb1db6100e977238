import type { ReportLevel } from './report.ts'

/** Why a row of raters has the figures it has, or none, as a word (numbers.md 13); sentences are called after it. */
export function levelWord({
  kind,
  status,
  absence,
  weight,
}: Pick<ReportLevel, 'kind' | 'status' | 'absence' | 'weight'>): string {
  if (status === 'shown') {
    const word = kind === 'pool' ? 'pooled' : 'shown'
    // It enters "others" all the same (numbers.md 4), which self never does.
    return kind !== 'self' && weight === null ? `${word}.weightless` : word
  }
  return status === 'empty' ? (absence ?? status) : status
}
