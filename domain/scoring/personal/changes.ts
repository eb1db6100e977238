/** What became of an evaluatee's dimensions since the round before (docs/decisions/0029), by the rule of combined reports. */
import { personChange } from '../combined/personChange.ts'
import { matchedDimensions, type Round } from '../combined/rounds.ts'
import type { PersonalReport, ReportChange } from '../report.ts'
import type { Spread } from '../statistics/bands.ts'
import type { Member } from '../team/member.ts'

/** One person in one round. */
export interface PersonInRound {
  report: Pick<PersonalReport, 'dimensions'>
  member: Member
  /** How raters differ, by dimension; null where that is not known. */
  spreads: ReadonlyMap<number, Spread | null>
  /** Where the scale of each dimension starts, percent. */
  lowest: ReadonlyMap<number, number>
}

const roundOf = ({ report, member, spreads, lowest }: PersonInRound): Round => ({
  dimensions: report.dimensions.map(({ dimensionId, name, weight }) => ({
    ...{ dimensionId, name, weight },
    spread: spreads.get(dimensionId) ?? null,
    lowest: lowest.get(dimensionId) ?? 0,
  })),
  members: [member],
})

const PAIR = { from: 0, to: 1 }

/** One for each dimension of now; null where its name is not in both rounds, or twice in one, or no level is in both. */
export function changesOf(before: PersonInRound, now: PersonInRound): (ReportChange | null)[] {
  const matched = matchedDimensions([roundOf(before), roundOf(now)])
  return now.report.dimensions.map(({ dimensionId }) => {
    const same = matched.find(({ byRound }) => byRound[PAIR.to]?.dimensionId === dimensionId)
    const change = same && personChange([before.member, now.member], same, PAIR)
    if (change == null) return null
    const { before: past, now: present, difference, isMarked, isPartial, isOtherScale, levelKeys } = change
    return {
      ...{ before: past, now: present, difference, isMarked, levelKeys: isPartial ? levelKeys : null },
      ...(isOtherScale && { isOtherScale }),
    }
  })
}
