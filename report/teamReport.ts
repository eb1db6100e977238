/** The report over a team as people read it: the contract's answer, with the names of whoever stands in a window. */

import type { LevelType } from '../domain/evaluation/levels.ts'
import type { Line } from '../domain/scoring/statistics/johari.ts'
import type { TeamDepartment } from '../domain/scoring/team/departments.ts'
import type { TeamDimension, TeamPlace, TeamReport } from '../domain/scoring/team/teamReport.ts'

/** People drawn in a plot of windows: more are a blot. */
export const MOST_DRAWN = 500

export interface ShownTeamReport extends Omit<TeamReport, 'dimensions'> {
  questionnaire: { id: number; title: string; type: 1 | 2; finishedAt: string | null }
  computedAt: string
  /** Overall scores, lowest first. */
  percents: number[]
  dimensions: ShownTeamDimension[]
  departments: TeamDepartment[]
  participation: TeamParticipation[]
}

export interface ShownTeamDimension extends Omit<TeamDimension, 'windows'> {
  windows: { line: Line; places: (TeamPlace & { name: string; nameMark: string })[] } | null
}

export interface TeamParticipation {
  levelId: number
  levelType: LevelType
  levelName: string
  /** Evaluatees about whom nobody was asked. */
  notAsked: number
  asked: number
  /** Without those left out. */
  sent: number
  /** Sent, and left out of the figures by an administrator. */
  leftOut: number
  /** Of those sent the ones without any score; null where they may not be told from others. */
  unable: number | null
}
