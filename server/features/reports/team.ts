/** The report over a team, put together from what its floor keeps (numbers.md 8 and statistics). */

import { levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { departmentMeansSteps } from '../../../domain/scoring/team/departments.ts'
import type { Member } from '../../../domain/scoring/team/member.ts'
import { teamReportSteps } from '../../../domain/scoring/team/teamReport.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { ResultOf } from '../../http/call.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { Turns } from '../../records/turns/counted.ts'
import { listForms } from '../../records/turns/sealing/sealed.ts'
import { readNames } from './names.ts'
import { readRound } from './reading.ts'
import { readDimensionGrounds } from './rounds.ts'
import { readDepartmentsOf } from './selection.ts'

type TeamAnswer = ResultOf<'getTeamReport'>

export async function readTeamReport(context: ServiceContext, enterpriseId: number, id: number): Promise<TeamAnswer> {
  const { database, now } = context
  const { row, members, wholeMembers, reliability, unable, turns } = await readRound(context, enterpriseId, id)
  const ground = await database.read((db) => readDimensionGrounds(db, row))
  const { dimensions, ...report } = await inPieces(teamReportSteps(await wholeMembers(), ground, reliability))
  const employeeIds = members.map(({ evaluatee }) => evaluatee.employeeId)
  const evaluatees = members.map(({ evaluatee }) => evaluatee)
  const { markOf } = await readNames(context, enterpriseId, evaluatees)
  const departments = await database.read((db) => listDepartments(db, enterpriseId))
  const departmentOf = await readDepartmentsOf(context, enterpriseId, employeeIds)
  const dimensionIds = ground.map(({ dimensionId }) => dimensionId)
  const nameOf = new Map(evaluatees.map(({ employeeId, name }) => [employeeId, name]))
  const { title, type, finishedAt } = row
  return {
    questionnaire: { id, title, type, finishedAt },
    computedAt: type === 2 && finishedAt !== null ? finishedAt : now().toISOString(),
    ...report,
    percents: scoresOf(members),
    dimensions: dimensions.map(({ windows, ...dimension }) => ({
      ...dimension,
      windows: windows && {
        line: windows.line,
        places: windows.places.map((place) => ({
          ...place,
          name: nameOf.get(place.employeeId) ?? '',
          nameMark: markOf(place.employeeId),
        })),
      },
    })),
    departments: await inPieces(departmentMeansSteps(members, departments, departmentOf, dimensionIds)),
    participation: participationOf(await readAsked(context, row, await turns()), members.length, unable),
  }
}

/** The overall scores, lowest first. */
const scoresOf = (members: readonly Member[]) =>
  members.flatMap(({ overallPercent }) => overallPercent ?? []).sort((one, other) => one - other)

/** The open levels, with what was asked, sent and left out. */
async function readAsked(
  { database }: ServiceContext,
  { enterpriseId, id, type }: QuestionnaireRow,
  { byLevel }: Turns,
) {
  const levels = await database.read((db) => listLevels(db, enterpriseId, id))
  // Of an anonymous one that is over nothing else tells who answered (R5).
  const forms = type === 2 ? await database.read((db) => listForms(db, enterpriseId, id)) : []
  const sealed = new Map(forms.map(({ levelId, forms: sent }) => [levelId, sent]))
  return levels
    .filter(({ open }) => open === 1)
    .map(({ id: levelId, type: levelType, name }) => {
      const nobody = { asked: 0, sent: 0, leftOut: 0, evaluatees: 0 }
      const { asked, sent, leftOut, evaluatees } = byLevel.get(levelId) ?? nobody
      return {
        ...{ levelId, levelType: levelTypeOf(levelType), levelName: name, askedAbout: evaluatees, asked, leftOut },
        sent: type === 2 ? (sealed.get(levelId) ?? 0) : sent,
      }
    })
}

/**
 * `unable` by level: forms that count and have no score; null where none could have one, and of an anonymous round, which does
 * not tell them from others (R23).
 */
const participationOf = (
  levels: Awaited<ReturnType<typeof readAsked>>,
  evaluatees: number,
  unable: ReadonlyMap<number, number> | null,
): TeamAnswer['participation'] =>
  levels.map(({ askedAbout, ...level }) => ({
    ...level,
    notAsked: Math.max(0, evaluatees - askedAbout),
    unable: unable && (unable.get(level.levelId) ?? 0),
  }))
