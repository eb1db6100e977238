/** How many of each relation were asked and answered, in the columns of screen and paper (numbers.md 13). */
import { NOTHING } from '../domain/scoring/figures.ts'
import { formatWeight, joinSentences } from './format.ts'
import type { ShownTeamReport, TeamParticipation } from './teamReport.ts'
import { type Language, translate } from './translate.ts'

interface ParticipationColumn {
  /** Its heading's sentence. */
  key: string
  cell: (of: TeamParticipation) => string
  /** Whether it says anything of these relations. */
  isTold?: (participation: readonly TeamParticipation[]) => boolean
}

const hasLeftOut = (participation: readonly TeamParticipation[]) => participation.some(({ leftOut }) => leftOut > 0)

const COLUMNS: readonly ParticipationColumn[] = [
  { key: 'report.team.notAsked', cell: ({ notAsked }) => String(notAsked) },
  { key: 'report.team.asked', cell: ({ asked }) => String(asked) },
  { key: 'report.team.notAnswered', cell: ({ asked, sent, leftOut }) => String(Math.max(0, asked - sent - leftOut)) },
  { key: 'report.team.leftOut', cell: ({ leftOut }) => String(leftOut), isTold: hasLeftOut },
  {
    key: 'report.team.unable',
    cell: ({ unable }) => String(unable ?? NOTHING),
    isTold: (participation) => participation.some(({ unable }) => unable !== null),
  },
  { key: 'report.team.sent', cell: ({ sent }) => String(sent) },
  { key: 'report.team.share', cell: ({ asked, sent }) => (asked === 0 ? NOTHING : formatWeight((100 * sent) / asked)) },
]

/** The columns that say something of these relations. */
export const participationColumns = (participation: readonly TeamParticipation[]) =>
  COLUMNS.filter(({ isTold }) => isTold === undefined || isTold(participation))

/** Below the heading: what is counted, and what does not count. */
export const participationCaption = (
  { questionnaire, participation }: Pick<ShownTeamReport, 'questionnaire' | 'participation'>,
  language: Language,
): string =>
  joinSentences(
    [
      translate(language, 'report.team.participationCaption'),
      questionnaire.type === 2 && translate(language, 'report.team.unableUntold'),
      hasLeftOut(participation) && translate(language, 'report.team.leftOutCaption'),
    ],
    language,
  )
