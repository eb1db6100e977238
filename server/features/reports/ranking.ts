/** The ranking of everybody, or of a department, as its page and its file show it. */
import type { ServiceContext } from '../../database/context.ts'
import type { QueryOf } from '../../http/call.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { readNames } from './names.ts'
import { readRound } from './reading.ts'
import { readBands } from './rounds.ts'
import { readSelection } from './selection.ts'
import { rankingSteps } from './teamFigures.ts'

export async function readRanking(
  context: ServiceContext,
  enterpriseId: number,
  id: number,
  { sort = 'scoreDesc', departId }: QueryOf<'getRanking'>,
) {
  const round = await readRound(context, enterpriseId, id)
  const { row, members } = round
  const beside = {
    bandOf: await readBands(context, round),
    selection: await readSelection(context, enterpriseId, members, departId),
  }
  const evaluatees = members.map(({ evaluatee }) => evaluatee)
  const names = await readNames(context, enterpriseId, evaluatees)
  return { row, names, ranking: await inPieces(rankingSteps(members, sort, names, beside)) }
}
