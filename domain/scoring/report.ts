/**
 * The shapes of what is published about an evaluatee. The anonymity gate builds them;
 * screens, exports and PDFs only draw them (anonymity.md: one gate serves all).
 */
import type { LevelType } from '../evaluation/levels.ts'
import type { Band } from './statistics/bands.ts'

/** What was promised to raters; fixed at publish (anonymity.md R2, R3, R13). */
export interface AnonymityRule {
  /** True for questionnaires of type 2. */
  anonymous: boolean
  /** Fewest counted answers of a protected level before its scores are shown. */
  scoreFloor: number
  /** Fewest answers before comments and distributions are shown. */
  commentFloor: number
  /** Level types shown from one answer on (superior, self). */
  exemptLevelTypes: LevelType[]
  /** R2b: small protected levels join "other raters"; without it they are hidden. */
  pooling: boolean
  /** R16: whom the report may ever be made for. Absent in rounds of before it was kept: `receiversOf` knows what held then. */
  reportReceivers?: ReportReceivers
}

/** The person a report is about, and perhaps that person's superior; administrators open every report. */
export type ReportReceivers = ('evaluatee' | 'superior')[]

/** Nobody was asked; nobody sent a form; what was sent was left out; whoever did gave no score ("unable to observe" throughout). */
export type Absence = 'notAsked' | 'notAnswered' | 'leftOut' | 'unable'

/** One published row of raters: a level on its own, or the pool "other raters". */
export interface ReportLevel {
  /** Stable key inside a report: `level:<id>` or `pool`. */
  key: string
  kind: LevelType | 'pool'
  /** Administrator's name of the level; empty for the built-in ones and for the pool. */
  name: string
  /** Names of what was pooled; empty unless kind is 'pool'. */
  pooledNames: { levelType: LevelType; name: string }[]
  status: 'shown' | 'hidden' | 'empty'
  /** Why it is empty (numbers.md 13); not told of protected levels beyond "nobody was asked", nor by reports of before it was kept. */
  absence?: Absence
  /** Counted raters in words: exact for exempt levels and administrators of named ones, else "<3", "3-4", "5-9", "10+". */
  raterCount: string
  /** Effective weight in percent over the shown levels, null when it takes no part. */
  weight: number | null
}

export interface ReportQuestion {
  questionId: number
  title: string
  maximum: number
  /** The fewest points there can be; absent in reports of before it was kept. */
  minimum?: number
  /** numbers.md 3, in points; null when nothing may be shown. */
  weightedScore: number | null
  /** numbers.md 5, percent; whole in anonymous questionnaires (R13). */
  percent: number | null
  /** numbers.md 4, points, over shown levels other than self. */
  othersScore: number | null
  selfScore: number | null
  /** Level means in points, one entry for each of `levels`, null when hidden or empty. */
  byLevel: (number | null)[]
}

export interface ReportDimension {
  dimensionId: number
  name: string
  /** Share in the overall score, percent. */
  weight: number | null
  percent: number | null
  othersPercent: number | null
  selfPercent: number | null
  /** Percent, one entry for each of `levels`. */
  byLevel: (number | null)[]
  questions: ReportQuestion[]
}

export interface ReportComments {
  questionId: number
  title: string
  /** levelKey null: all protected levels together, unlabelled (R2b). Texts come shuffled (R8). */
  groups: { levelKey: string | null; texts: string[] }[]
  hidden: boolean
}

/** Everything a personal report says, as it is published and kept; figures to one decimal, but for the percentages of questions. */
export interface PersonalReport {
  questionnaire: { id: number; title: string; type: 1 | 2; finishedAt: string | null }
  evaluatee: { employeeId: number; name: string; departmentName: string }
  computedAt: string
  rule: AnonymityRule
  overallPercent: number | null
  /** Points of spec §5's total score: earned and possible. */
  points: { earned: number; possible: number } | null
  /** True when some level other than self that has assigned raters is hidden or missing (numbers.md 8). */
  incomplete: boolean
  levels: ReportLevel[]
  dimensions: ReportDimension[]
  comments: ReportComments[]
}

/** With what it says beside its figures; absent in reports that were released before that was kept. */
export interface ToldReport extends PersonalReport {
  told?: ReportTold
}

/** A report as people read it. What tells its person from others of that name is not kept: it is what it is on the day. */
export interface ShownReport extends ToldReport {
  evaluatee: PersonalReport['evaluatee'] & { nameMark: string }
  beside?: ReportBeside
}

/** What a report says beside its figures and comments (numbers.md 13 and 15), as its viewer may see it. */
export interface ReportTold {
  choices: ReportChoices[]
  leftOut: ReportLeftOut
}

/** How often each option of a question was chosen, row by row, and why. */
export interface ReportChoices {
  questionId: number
  title: string
  /** Their titles, in the paper's order. */
  options: string[]
  /** The rows that have enough raters for it. */
  rows: {
    levelKey: string
    /** How many chose something, in words as in `ReportLevel`. */
    raters: string
    /** Of these raters, in whole percent; one for each of `options`. */
    percents: number[]
  }[]
  /** Some row that is shown has too few raters for it. */
  hidden: boolean
  /** Texts of this question's `comments` under the option (its place in `options`) they explain; of groups of which that is not told, none. */
  reasons: { levelKey: string | null; option: number; texts: string[] }[]
}

/** What was answered and counts in no figure. */
export interface ReportLeftOut {
  /** Whole forms an administrator left out of a named round; why is for administrators alone. */
  forms: { levelKey: string; count: number; reasons: string[] }[]
  /** Counted forms that say nothing to a question; of relations that nothing protects from the viewer, and where there are any. */
  answers: { questionId: number; title: string; rows: LeftOutAnswers[] }[]
}

export interface LeftOutAnswers {
  levelKey: string
  /** Of so many forms it says "unable to observe". */
  unable: number
  blank: number
}

/** What a report's person noted beside it; printed on that person's own paper alone. */
export interface OwnNotes {
  /** May be empty. */
  text: string
  /** `date` is an ISO day; null for no day. */
  aims: { text: string; date: string | null }[]
}

/** What became of a dimension since the round before. */
export interface ReportChange {
  /** Percent, in that round. */
  before: number
  /** Percent, in this one. */
  now: number
  /** Now minus before, points of percent. */
  difference: number
  /** More than chance; null where one of the two has no band, and where their scales start elsewhere. */
  isMarked: boolean | null
  /** The scales of the two rounds start elsewhere: there where it is so. */
  isOtherScale?: true
  /** The rows of today's report both are made of; null where they are the printed scores of both rounds. */
  levelKeys: string[] | null
}

/**
 * What its figures are compared with, and how sure they are: of a released report as it was on the day of the release, else
 * as it is on the day it is read.
 */
export interface ReportBeside {
  /** Those of the questionnaire who have an overall score. */
  evaluatees: number
  /** Mean of their overall scores, percent; null below five of them. */
  norm: number | null
  /** Of this one's overall score. */
  band: Band | null
  /** Gaps between others and self that could be marked, from 8 others on; absent in reports that were released before it was kept. */
  compared?: number
  /** The round before; null without one. */
  previous: { title: string; finishedAt: string } | null
  dimensions: {
    dimensionId: number
    /** Percent. */
    norm: number | null
    band: Band | null
    /** The gap between others and self is more than chance. */
    isMarked: boolean
    /** Null where the round before has no dimension of the name, or no level is shown in both. */
    change: ReportChange | null
  }[]
}
