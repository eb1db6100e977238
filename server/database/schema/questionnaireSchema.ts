/**
 * The tables inside a questionnaire; enterpriseId and questionnaireId lead each of them.
 * Conventions as in schema.ts.
 */
export type Flag = 0 | 1

export interface PageTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  sequence: number
  type: 'HOME' | 'CONTENT'
}

export interface QuestionTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  pageId: number
  /** Place on the page, from 0. */
  position: number
  type: string
  dataJson: string
  configJson: string
}

export interface PaperReadTable {
  enterpriseId: number
  questionnaireId: number
  sessionHash: string
  version: number
}

export interface DimensionTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  name: string
  weight: number | null
  seq: number
}

export interface DimensionQuestionTable {
  enterpriseId: number
  questionnaireId: number
  questionId: number
  dimensionId: number
}

export interface RelationLevelTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  type: string
  name: string
  open: Flag
  weight: number | null
  seq: number
}

export interface EvaluateeTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  employeeId: number
  seq: number
}

/** One rater's turn for one evaluatee. */
export interface RelationTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  evaluateeId: number
  levelId: number
  raterId: number
  /**
   * 'closed' is every turn of an anonymous questionnaire that is over: it does not tell who answered (R5).
   * In a finished named one it is what was asked for and not sent.
   */
  status: 'waiting' | 'drafting' | 'submitted' | 'withdrawn' | 'closed'
  /** 0 when an administrator left the answer out of the statistics (type 1 only). */
  counted: Flag
  submittedDay: string | null
}

export interface DraftTable {
  enterpriseId: number
  questionnaireId: number
  relationId: number
  questionId: number
  answerJson: string
}

/** Sent answers of an anonymous questionnaire until finish (R1). */
export interface BallotTable {
  enterpriseId: number
  questionnaireId: number
  relationId: number
  answersJson: string
}

/** Counted answers, whole. Of anonymous questionnaires only the exempt levels' after the finish, relationId null and id random. */
export interface ResponseTable {
  enterpriseId: number
  questionnaireId: number
  id: number
  evaluateeId: number
  levelId: number
  relationId: number | null
  answersJson: string
}

/** What a whole form counts, beside it: figures read this and nothing of the answers. */
export interface FormScoresTable {
  enterpriseId: number
  questionnaireId: number
  /** The response's. */
  id: number
  evaluateeId: number
  levelId: number
  relationId: number | null
  /** Doubles, little end first, one for each question of the frozen paper in its order; NaN where nothing counts. */
  scores: Buffer
}

/** How many evaluatees and turns a questionnaire has: part 0 as counted, the others the forms sent since (turnCounts.ts). */
export interface TurnCountTable {
  enterpriseId: number
  questionnaireId: number
  part: number
  evaluatees: number
  rated: number
  invited: number
  submitted: number
}

/** A questionnaire that is closing: the row goes with the finish. */
export interface ClosingTable {
  enterpriseId: number
  questionnaireId: number
  /** 1 once everything that is kept lies beside; what is left then is to erase the rest. */
  isMade: Flag
  done: number
  total: number
  /** Until when a process has it in hand, or lets it rest after a failure. */
  claimedUntil: string | null
  failures: number
}

/** One published row of protected answers about an evaluatee, as kept after the finish (R21). */
export interface SealedRowTable {
  enterpriseId: number
  questionnaireId: number
  evaluateeId: number
  rowKey: string
  cellsJson: string
}

/** What the reliability of a dimension is computed from, once no form is whole any more (R21). */
export interface SealedReliabilityTable {
  enterpriseId: number
  questionnaireId: number
  dimensionId: number
  squaresJson: string
  itemsJson: string | null
}

/** Forms that were sent on a level of a finished anonymous questionnaire (R5). */
export interface SealedLevelTable {
  enterpriseId: number
  questionnaireId: number
  levelId: number
  forms: number
}

/** A personal report as published at finish of an anonymous questionnaire (R4). */
export interface PublishedReportTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  reportJson: string
}

/** Of a published report, what is read of a whole round. */
export interface PublishedMemberTable {
  enterpriseId: number
  questionnaireId: number
  employeeId: number
  /** As the report calls its person: namesakes are looked for by it. */
  evaluateeName: string
  /** What team figures read (domain/scoring/team/member.ts); empty until it is made of a report of before it was kept. */
  memberJson: string
  /** What they read of each question; empty like it. */
  questionsJson: string
}

export interface EmailTemplateTable {
  enterpriseId: number
  questionnaireId: number
  emailType: string
  title: string
  content: string
}

export interface OutboxMailTable {
  enterpriseId: number
  id: number
  questionnaireId: number
  employeeId: number
  emailType: string
  address: string
  /** As it was written last: of one that asks for answers when it was queued, and then when it was sent. */
  subject: string
  /** The text with {link} still in it: the link is made when the mail is sent. Empty where it is written then, too. */
  content: string
  /** What it is written by when it is sent (wording.ts); null where it is written already. */
  templateJson: string | null
  status: 'waiting' | 'sent' | 'failed'
  attempts: number
  /** How often in a row no mail server could be reached for it; none of its attempts. */
  unreached: number
  nextAttemptAt: string
  claimedUntil: string | null
  /** The process (ids.ts) that has it in hand. */
  claimedBy: string | null
  error: string
  createdAt: string
  sentAt: string | null
}
