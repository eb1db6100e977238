/** A questionnaire of 100,000 turns: every list, count, export and the finish must be right, and come to an end. */
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { type Caller, createCaller } from '../../server/demo/caller.ts'
import { createCollecting } from '../server/collectingQuestionnaire.ts'
import { putSent } from './sent.ts'

export interface RowsOptions {
  directory: string
  url?: string | undefined
  evaluatees: number
  ratersPerLevel: number
  /** Every n-th turn is sent. */
  sentEvery: number
}

export interface RowsResult {
  turns: number
  sent: number
  /** Seconds of each step. */
  seconds: Record<string, number>
  /** What did not come out as it should: must be empty. */
  wrong: string[]
}

const ACCOUNT = { displayName: 'admin', email: 'admin@soak.example', password: 'correct horse battery' }

/** Walks the lists before and after the finish; notes the time and what is wrong. */
async function walk(caller: Caller, id: number, result: RowsResult): Promise<void> {
  const path = { id }
  async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const answer = await work()
    result.seconds[name] = Math.round(performance.now() - began) / 1000
    return answer
  }
  function expectEqual(name: string, got: unknown, want: unknown) {
    if (got !== want) result.wrong.push(`${name}: ${got} instead of ${want}`)
  }
  const query = { pageIndex: 1, pageSize: 100_000, containValuer: true }
  const matrix = await step('matrix', () => caller.ok('listEvaluatees', { path, query }))
  expectEqual(
    'turns in the matrix',
    matrix.items.reduce((sum, { valuers }) => sum + (valuers?.length ?? 0), 0),
    result.turns,
  )
  const summary = await step('summary', () => caller.ok('getFeedbackSummary', { path }))
  expectEqual('turns counted', summary.relationCount, result.turns)
  expectEqual('sent counted', summary.submittedCount, result.sent)
  const last = Math.ceil(result.turns / 20)
  const page = await step('last page of the list', () =>
    caller.ok('listFeedback', { path, query: { pageIndex: last } }),
  )
  expectEqual('rows of the list', page.total, result.turns)
  const exported = await step('export', () => caller.call('exportParticipants', { path }))
  expectEqual('rows of the export', exported.raw.toString().trimEnd().split('\n').length - 1, result.turns)
  await step('finish', async () => {
    let state = await caller.ok('finishQuestionnaire', { path })
    while (state.processStatus !== 40) {
      await new Promise((resolve) => setTimeout(resolve, 200))
      state = await caller.ok('getQuestionnaire', { path })
    }
  })
  const after = await step('summary after the finish', () => caller.ok('getFeedbackSummary', { path }))
  expectEqual('sent after the finish', after.submittedCount, result.sent)
  const ranking = await step('ranking', () => caller.ok('getRanking', { path }))
  expectEqual('ranked', ranking.items.length + ranking.incomplete.length, summary.evaluateeCount)
}

/** Runs the whole walk on a fresh installation. */
export async function manyRows(options: RowsOptions): Promise<RowsResult> {
  const { directory, url, evaluatees, ratersPerLevel, sentEvery } = options
  const database = await openDatabase({ url, file: join(directory, 'roundview.sqlite') })
  const app = await createApp({ config: readConfig({ DATA_DIR: directory }), database })
  const caller = createCaller(app)
  await caller.ok('setUpEnterprise', { body: { enterpriseName: 'soak', ...ACCOUNT } })
  const round = await createCollecting({ database }, { type: 2, evaluatees, ratersPerLevel })
  const sent = round.relations.filter((_, index) => index % sentEvery === 0)
  const answers = JSON.stringify(round.answers(4, 'soak'))
  await putSent(database, { ...round, relations: sent }, 2, () => answers)
  const result: RowsResult = { turns: round.relations.length, sent: sent.length, seconds: {}, wrong: [] }
  await walk(caller, round.questionnaireId, result)
  await app.close()
  await database.close()
  return result
}
