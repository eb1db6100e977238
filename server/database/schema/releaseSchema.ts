/** The tables of reports that are handed out or kept, released and combined (schema.ts). */
import type { Flag } from './questionnaireSchema.ts'

/** One version of an evaluatee's report as it was handed out. */
export interface ReportReleaseTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  version: number
  /** What the evaluatee may see, as the gate disclosed it at that moment; never changed. */
  snapshotJson: string
  releasedAt: string
  /** The user who did it. */
  releasedBy: number
  /** Null while it can be opened: at most one version of a report at a time. */
  endedAt: string | null
  /** 1 when a later version took its place, 0 when it was withdrawn. */
  isReplaced: Flag
}

/** Somebody a version was released to. */
export interface ReportReaderTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  version: number
  readerId: number
  role: 'evaluatee' | 'superior'
  openings: number
  firstOpenedAt: string | null
  lastOpenedAt: string | null
}

/** What an evaluatee keeps beside the own report; no call of an administrator reads it. */
export interface OwnNotesTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  text: string
  aimsJson: string
  /** 1 when the superior the report is released to may read it. */
  isShared: Flag
  version: number
  /** When the first was kept. */
  createdAt: string
}

/** A report over several questionnaires (numbers.md 9); it stays where one of them goes. */
export interface CombinedReportTable {
  enterpriseId: number
  id: number
  title: string
  summary: string
  /** [{id, uid}] of the questionnaires, the oldest first. */
  questionnairesJson: string
  /** Raised by every save. */
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}
