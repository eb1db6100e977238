/** Combined reports (spec §7, numbers.md 9): their figures over the rounds, and what is done to saved ones. */
import type { ServiceContext } from '../../../database/context.ts'
import type { Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import { listEvaluated } from '../reading.ts'
import { type CombinedPapersContext, createCombinedPapers } from './papers.ts'
import { createReading, type Evaluatee } from './reading.ts'
import { createRoundReader, findRounds, refsOf, type ShownRound } from './rounds.ts'
import { createSavedReports } from './saved.ts'

function createFigures(context: ServiceContext) {
  const { recordOpened, unsaved, saved, listSaved, answerOf, named, figuresOf } = createReading(context)
  return {
    async get(principal: UserPrincipal, query: QueryOf<'getCombinedReport'>, language: Language) {
      const { enterpriseId } = principal
      const { reportId = 0 } = query
      const asked = reportId === 0 ? await unsaved(enterpriseId, query, language) : await saved(enterpriseId, reportId)
      const rounds = await createRoundReader(context, enterpriseId)(asked.refs)
      await recordOpened(principal, 'combined', asked.of.title, rounds)
      return answerOf(asked, rounds)
    },

    /** No figures, so nothing to record. */
    async evaluatees({ enterpriseId }: UserPrincipal, reportIds: readonly number[]) {
      const people = new Map<number, { evaluatee: Evaluatee; reportIds: number[] }>()
      for (const row of await listSaved(enterpriseId, reportIds)) {
        const rounds = await findRounds(context, enterpriseId, refsOf(row))
        for (const { row: round, state } of rounds.reverse()) {
          const evaluated = round === undefined || state !== 'included' ? [] : await listEvaluated(context, round)
          for (const evaluatee of evaluated) {
            const known = people.get(evaluatee.employeeId) ?? { evaluatee, reportIds: [] }
            if (!known.reportIds.includes(row.id)) known.reportIds.push(row.id)
            people.set(evaluatee.employeeId, known)
          }
        }
      }
      return named(enterpriseId, [...people.values()])
    },

    async scores(principal: UserPrincipal, { reportIds, evaluatorIds }: QueryOf<'listCombinedScores'>) {
      const { enterpriseId } = principal
      const readRounds = createRoundReader(context, enterpriseId)
      const reports: { reportId: number; rounds: ShownRound[] }[] = []
      for (const row of await listSaved(enterpriseId, reportIds)) {
        const rounds = await readRounds(refsOf(row))
        await recordOpened(principal, 'combined', row.title, rounds)
        reports.push({ reportId: row.id, rounds })
      }
      return figuresOf(enterpriseId, reports, evaluatorIds)
    },
  }
}

export const createCombinedReports = (context: CombinedPapersContext) => ({
  ...createSavedReports(context),
  ...createFigures(context),
  ...createCombinedPapers(context),
})

export type CombinedReports = ReturnType<typeof createCombinedReports>
