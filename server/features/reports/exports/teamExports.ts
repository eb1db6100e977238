/** Ranking and heat map as files, of everybody or of a department. */
import type { Standing } from '../../../../domain/scoring/team/standing.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import { listDimensions } from '../../../records/paper/dimensions.ts'
import { getQuestionnaire } from '../../../records/questionnaire/access.ts'
import { sheetAnswer } from '../../../sheets/xlsx.ts'
import { readNames } from '../names.ts'
import { listTeam, listTeamByLevel } from '../reading.ts'
import type { createRecorder } from '../recording.ts'
import { readSelection } from '../selection.ts'
import { rankingAnswer, rankingDetailAnswer } from '../teamFigures.ts'
import { readLevelColumns, wordIn } from './columns.ts'
import { detailSheet, rankingSheet } from './teamSheets.ts'

export function createTeamExports(context: ServiceContext, record: ReturnType<typeof createRecorder>) {
  const { database } = context

  /** What both team sheets are made of. */
  async function readGround(enterpriseId: number, id: number, team: readonly Standing[], language: Language) {
    const row = await database.read((db) => getQuestionnaire(db, enterpriseId, id))
    const evaluatees = team.map(({ evaluatee }) => evaluatee)
    const marked = await readNames(context, enterpriseId, evaluatees)
    const levels = await database.read((db) => readLevelColumns(db, row, language))
    return { row, ground: { rule: { anonymous: row.type === 2 }, levels, marked, language } }
  }

  return {
    async ranking(principal: UserPrincipal, id: number, query: QueryOf<'exportRanking'>, language: Language) {
      const { enterpriseId } = principal
      const { sort = 'scoreDesc', format = 'csv', departId } = query
      const team = await listTeam(context, enterpriseId, id)
      const selection = await readSelection(context, enterpriseId, team, departId)
      const { row, ground } = await readGround(enterpriseId, id, team, language)
      await record(principal, id, 'rankingExport')
      const ranking = rankingAnswer(team, sort, ground.marked, { selection })
      return sheetAnswer(format, `${row.title} ${wordIn(language)('rankingFile')}`, rankingSheet(ranking, ground))
    },
    async rankingDetail(
      principal: UserPrincipal,
      id: number,
      query: QueryOf<'exportRankingDetail'>,
      language: Language,
    ) {
      const { enterpriseId } = principal
      const { format = 'csv', departId } = query
      const all = await listTeamByLevel(context, enterpriseId, id)
      const selection = await readSelection(context, enterpriseId, all, departId)
      const { row, ground } = await readGround(enterpriseId, id, all, language)
      const dimensions = await database.read((db) => listDimensions(db, enterpriseId, id))
      await record(principal, id, 'rankingDetailExport')
      const detail = rankingDetailAnswer(all, dimensions, ground.marked.markOf, selection)
      const team = all.filter(({ evaluatee }) => selection.has(evaluatee.employeeId))
      return sheetAnswer(format, `${row.title} ${wordIn(language)('detailFile')}`, detailSheet(team, detail, ground))
    },
  }
}
