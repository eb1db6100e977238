/** Everybody of a questionnaire beside each other: by score, by dimension, by relation level; all of them, or those of a department. */
import type { Standing } from '../../../domain/scoring/team/standing.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { QueryOf, UserPrincipal } from '../../http/call.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listDimensions } from '../../records/paper/dimensions.ts'
import { readNames } from './names.ts'
import { readRanking } from './ranking.ts'
import { listTeam, listTeamByLevel } from './reading.ts'
import type { createRecorder } from './recording.ts'
import { readSelection } from './selection.ts'
import { expectDimension, inOrder, rankingDetailSteps, rankingLevelsSteps } from './teamFigures.ts'

const whom = ({ evaluatee }: Pick<Standing, 'evaluatee'>) => evaluatee

export function createTeamViews(context: ServiceContext, record: ReturnType<typeof createRecorder>) {
  const { database } = context
  return {
    async ranking(principal: UserPrincipal, id: number, query: QueryOf<'getRanking'>) {
      const { ranking } = await readRanking(context, principal.enterpriseId, id, query)
      await record(principal, id, 'ranking')
      return ranking
    },
    async rankingDetail(principal: UserPrincipal, id: number, query: QueryOf<'getRankingDetail'>) {
      const { enterpriseId } = principal
      const { departId, sort = 'added' } = query
      const team = await listTeam(context, enterpriseId, id)
      const selection = await readSelection(context, enterpriseId, team, departId)
      await record(principal, id, 'rankingDetail')
      const dimensions = await database.read((db) => listDimensions(db, enterpriseId, id))
      const names = await readNames(context, enterpriseId, team.map(whom))
      return inPieces(rankingDetailSteps(inOrder(team, { sort }, names), dimensions, names.markOf, selection))
    },
    /** By relation level; throws NOT_FOUND for a dimension that is none of the questionnaire's. */
    async rankingLevels(principal: UserPrincipal, id: number, query: QueryOf<'getRankingLevels'>) {
      const { enterpriseId } = principal
      const { departId, dimensionId = null, sort = 'added' } = query
      const team = await listTeamByLevel(context, enterpriseId, id)
      const dimensions = await database.read((db) => listDimensions(db, enterpriseId, id))
      expectDimension(dimensions, dimensionId)
      const selection = await readSelection(context, enterpriseId, team, departId)
      await record(principal, id, 'rankingLevels')
      const names = await readNames(context, enterpriseId, team.map(whom))
      const ordered = inOrder(team, { sort, dimensionId }, names)
      return inPieces(rankingLevelsSteps(ordered, dimensions, names.markOf, { dimensionId, selection }))
    },
  }
}
