/** The tables of work that outlasts a request (schema.ts). */

export interface JobTable {
  enterpriseId: number
  id: number
  kind: string
  /** The one it is of; null for work upon the enterprise's own lists. */
  questionnaireId: number | null
  /** Of the file it makes; null where none was chosen. */
  format: 'csv' | 'xlsx' | null
  status: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  total: number
  done: number
  message: string
  resultJson: string
  createdBy: number
  createdAt: string
  updatedAt: string
  /** The process (ids.ts) that does it, or is about to; null once it is over. */
  claimedBy: string | null
  /** When that process began with it, and how far it was then; null before. */
  startedAt: string | null
  startedDone: number | null
}

/** What another process needs to go on with a job, until it is over: the order as part 0, what it is about behind. */
export interface JobOrderTable {
  enterpriseId: number
  jobId: number
  part: number
  body: string
}

/** A piece of the file an export job made; all of them in their order are the file, or the files of an archive (archiveParts.ts). */
export interface ExportPartTable {
  enterpriseId: number
  jobId: number
  part: number
  /** The questionnaire it tells of; null for the enterprise's own lists. */
  questionnaireId: number | null
  body: Buffer
  createdAt: string
}
