/** People of one name in results, told apart. */
import { markOf, sharedNames } from '../../../domain/evaluation/names.ts'
import type { PersonalReport, ShownReport, ToldReport } from '../../../domain/scoring/report.ts'
import { shownAs } from '../../../domain/scoring/shownAs.ts'
import { eachOf } from '../../../domain/steps.ts'
import type { ServiceContext } from '../../database/context.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listNamesakes } from './reading.ts'
import { listNames, type PersonName } from './store.ts'
import type { Names } from './teamFigures.ts'

/** People that are read at once: nobody waits for more of them. */
const NAMES_AT_ONCE = 2_000

type Named = Pick<PersonalReport['evaluatee'], 'employeeId' | 'name'>

export interface Numbers {
  /** A person's number in the enterprise; empty without one. */
  numberOf(employeeId: number): string
}

/** Results keep the names of the finish (R4), so namesakes are those who bear one name there. */
export async function readNames(
  { database }: ServiceContext,
  enterpriseId: number,
  people: readonly Named[],
): Promise<Names & Numbers> {
  const employeeIds = people.map(({ employeeId }) => employeeId)
  const own = new Map<number, PersonName>()
  await inTurns(employeeIds, NAMES_AT_ONCE, async (some) => {
    const names = await database.read((db) => listNames(db, enterpriseId, some))
    for (const [id, name] of names) own.set(id, name)
  })
  const shared = sharedNames(people.map(({ name }) => name))
  const [sortKeys, marked] = [new Map<number, string>(), new Set<number>()]
  const told = eachOf(people, (person) => {
    sortKeys.set(person.employeeId, sortedBy(person, own.get(person.employeeId)))
    if (shared.has(person.name)) marked.add(person.employeeId)
  })
  await inPieces(told)
  return {
    sortKeys,
    numberOf: (employeeId) => own.get(employeeId)?.employeeNo ?? '',
    markOf(employeeId) {
      const person = marked.has(employeeId) ? own.get(employeeId) : undefined
      return person === undefined ? '' : markOf(person)
    },
  }
}

/** The key of today's name is known already. */
const sortedBy = ({ name }: Named, today: PersonName | undefined): string =>
  today?.displayName === name ? today.sortKey : sortKeyOf(name, true)

/** Of the report's person, among those of the round who bear that name. */
export const readOwnName = async (context: ServiceContext, enterpriseId: number, report: PersonalReport) =>
  readNames(context, enterpriseId, await listNamesakes(context, enterpriseId, report))

/** The report as people read it. */
export async function shownReport(
  context: ServiceContext,
  enterpriseId: number,
  report: ToldReport,
): Promise<ShownReport> {
  const { markOf } = await readOwnName(context, enterpriseId, report)
  return shownAs(report, markOf(report.evaluatee.employeeId))
}
