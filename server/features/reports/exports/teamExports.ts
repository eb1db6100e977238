/** Ranking and heat map as files, of everybody or of a department. */
import type { ServiceContext } from '../../../database/context.ts'
import type { Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import { inPieces } from '../../../pacing/pieces.ts'
import { listDimensions } from '../../../records/paper/dimensions.ts'
import { getQuestionnaire } from '../../../records/questionnaire/access.ts'
import { sheetAnswer } from '../../../sheets/xlsx.ts'
import { readNames } from '../names.ts'
import { readRanking } from '../ranking.ts'
import { listTeamByLevel } from '../reading.ts'
import type { createRecorder } from '../recording.ts'
import { readSelection } from '../selection.ts'
import { expectDimension, inOrder, rankingDetailSteps } from '../teamFigures.ts'
import { readLevelColumns, wordIn } from './columns.ts'
import { detailSheetSteps, rankingSheetSteps } from './teamSheets.ts'

export function createTeamExports(context: ServiceContext, record: ReturnType<typeof createRecorder>) {
  const { database } = context

  return {
    async ranking(principal: UserPrincipal, id: number, query: QueryOf<'exportRanking'>, language: Language) {
      const { format = 'csv', ...asked } = query
      const { row, names, ranking } = await readRanking(context, principal.enterpriseId, id, asked)
      await record(principal, id, 'rankingExport')
      const steps = rankingSheetSteps(ranking, { rule: { anonymous: row.type === 2 }, marked: names, language })
      const sheet = await inPieces(steps)
      return sheetAnswer(format, `${row.title} ${wordIn(language)('rankingFile')}`, sheet)
    },
    async rankingDetail(
      principal: UserPrincipal,
      id: number,
      query: QueryOf<'exportRankingDetail'>,
      language: Language,
    ) {
      const { enterpriseId } = principal
      const { format = 'csv', departId, dimensionId = null, sort = 'added' } = query
      const added = await listTeamByLevel(context, enterpriseId, id)
      const selection = await readSelection(context, enterpriseId, added, departId)
      const evaluatees = added.map(({ evaluatee }) => evaluatee)
      const marked = await readNames(context, enterpriseId, evaluatees)
      const { row, levels, dimensions } = await database.read(async (db) => {
        const questionnaire = await getQuestionnaire(db, enterpriseId, id)
        return {
          row: questionnaire,
          levels: await readLevelColumns(db, questionnaire, language),
          dimensions: await listDimensions(db, enterpriseId, id),
        }
      })
      expectDimension(dimensions, dimensionId)
      await record(principal, id, 'rankingDetailExport')
      const all = inOrder(added, { sort, dimensionId }, marked)
      const detail = await inPieces(rankingDetailSteps(all, dimensions, marked.markOf, selection))
      const team = all.filter(({ evaluatee }) => selection.has(evaluatee.employeeId))
      const ground = { rule: { anonymous: row.type === 2 }, levels, marked, language }
      const sheet = await inPieces(detailSheetSteps(team, detail, ground))
      return sheetAnswer(format, `${row.title} ${wordIn(language)('detailFile')}`, sheet)
    },
  }
}
