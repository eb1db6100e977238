/** A round that was told to finish comes to its end by itself, with every form counted. */
import { createCollecting } from '../../../server/collectingQuestionnaire.ts'
import { putSent } from '../../sent.ts'
import { at, type Kind, type Life, pause, when } from '../kind.ts'

const EVALUATEES = 20
const RATERS = 20
const FORMS = EVALUATEES * RATERS

const finishOf = (type: 1 | 2, name: string): Kind => ({
  name,
  async prepare({ database, enterpriseId, times }) {
    const ratersPerLevel = { superior: 0, sameLevel: RATERS / 2, subordinate: RATERS / 2, self: 0 }
    const ids: number[] = []
    while (ids.length < times) {
      const make = { enterpriseId, type, evaluatees: EVALUATEES, ratersPerLevel } as const
      const round = await createCollecting({ database }, make)
      await putSent(database, round, type, (id) => JSON.stringify(round.answers(1 + (id % 5), '写得详细一些。')))
      ids.push(round.questionnaireId)
    }
    const told = new Set<number>()
    const stateOf = ({ administrator }: Life, time: number) =>
      administrator.ok('getQuestionnaire', { path: { id: at(ids, time) } })

    async function untilFinished(life: Life, time: number) {
      await life.administrator.ok('finishQuestionnaire', { path: { id: at(ids, time) } })
      while ((await stateOf(life, time)).processStatus !== 40) await pause(20)
    }

    return {
      acknowledged: () => told.size,
      async act(life, time) {
        let isAnswered = false
        // Whoever looks meanwhile is told that it is closing, and that is a promise as well.
        async function look() {
          while (!(isAnswered || told.has(time))) {
            const { closingSince, processStatus } = await stateOf(life, time)
            if (closingSince !== null || processStatus === 40) told.add(time)
            await pause(2)
          }
        }
        const looking = look()
        looking.catch(() => undefined)
        await life.administrator.ok('finishQuestionnaire', { path: { id: at(ids, time) } }).finally(() => {
          isAnswered = true
        })
        told.add(time)
        await looking
      },
      async isOver(life, time) {
        const { processStatus, closingSince } = await stateOf(life, time)
        return processStatus === 40 || closingSince === null
      },
      async check(life, time) {
        const before = await stateOf(life, time)
        if (before.processStatus !== 40) await untilFinished(life, time)
        const { submittedCount } = await stateOf(life, time)
        const { items } = await life.administrator.ok('getRanking', { path: { id: at(ids, time) } })
        const isWhole = before.submittedCount === FORMS && submittedCount === FORMS && items.length === EVALUATEES
        return {
          lost: when(told.has(time) && before.processStatus !== 40, `round ${time} is ${before.processStatus}`),
          torn: when(!isWhole, `round ${time}: ${submittedCount} forms, ${items.length} are ranked`),
        }
      },
      async stored(db) {
        const rows = await db.read((handle) =>
          handle.selectFrom('ballot').select('questionnaireId').where('questionnaireId', 'in', ids).execute(),
        )
        const open = await db.read((handle) => handle.selectFrom('closing').select('questionnaireId').execute())
        return { lost: [], torn: when(rows.length + open.length > 0, `${rows.length} forms are left whole`) }
      },
    }
  },
})

export const finish = finishOf(2, 'finish')
export const namedFinish = finishOf(1, 'finish of a named one')
