/** A questionnaire is started or it is not, with all that becomes fixed by it. */
import { at, type Kind, when } from '../kind.ts'
import { draftRound, LEVELS } from './draftRound.ts'

const EVALUATEES = 60

export const publish: Kind = {
  name: 'publish',
  async prepare(ground) {
    const ids: number[] = []
    while (ids.length < ground.times) {
      const id = await draftRound(ground, EVALUATEES)
      const body = { participantLevelCodes: [...LEVELS] }
      await ground.administrator.ok('autobindParticipants', { path: { id }, body })
      ids.push(id)
    }
    const started = new Set<number>()
    return {
      acknowledged: () => started.size,
      async act({ administrator }, time) {
        await administrator.ok('publishQuestionnaire', { path: { id: at(ids, time) } })
        started.add(time)
      },
      async isOver() {
        return true
      },
      async check({ administrator }, time) {
        const path = { id: at(ids, time) }
        const { processStatus, publishedAt } = await administrator.ok('getQuestionnaire', { path })
        const said = `round ${time} is ${processStatus}, started at ${publishedAt}`
        const isStarted = processStatus === 30 && publishedAt !== null
        const isUntouched = processStatus === 20 && publishedAt === null
        if (isUntouched) await administrator.ok('publishQuestionnaire', { path })
        return { lost: when(started.has(time) && !isStarted, said), torn: when(!isStarted && !isUntouched, said) }
      },
      async stored(database) {
        const rows = await database.read((db) =>
          db
            .selectFrom('questionnaire')
            .select(['id', 'processStatus', 'publishedAt', 'ruleJson'])
            .where('enterpriseId', '=', ground.enterpriseId)
            .where('id', 'in', ids)
            .execute(),
        )
        const isWhole = ({ processStatus, publishedAt, ruleJson }: (typeof rows)[number]) =>
          processStatus === 30 && publishedAt !== null && ruleJson !== null
        return {
          lost: when(rows.length !== ids.length, `${rows.length} of ${ids.length} rounds are there`),
          torn: rows.filter((row) => !isWhole(row)).map((row) => JSON.stringify(row)),
        }
      },
    }
  },
}
