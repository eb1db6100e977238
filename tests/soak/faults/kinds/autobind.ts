/** Raters found by the organisation are all bound or none of them, and are bound by another call then. */
import { at, type Kind, when } from '../kind.ts'
import { draftRound, LEVELS } from './draftRound.ts'

const EVALUATEES = 100

export const autobind: Kind = {
  name: 'auto-bind',
  async prepare(ground) {
    const ids: number[] = []
    while (ids.length < ground.times) ids.push(await draftRound(ground, EVALUATEES))
    const bound = new Map<number, number>()
    const body = { participantLevelCodes: [...LEVELS] }
    /** As many as are bound when nothing happens. */
    let whole = 0
    return {
      acknowledged: () => bound.size,
      async act({ administrator }, time) {
        const { added } = await administrator.ok('autobindParticipants', { path: { id: at(ids, time) }, body })
        bound.set(time, added)
        if (time === 0) whole = added
      },
      async isOver() {
        return true
      },
      async check({ administrator }, time) {
        const { added } = await administrator.ok('autobindParticipants', { path: { id: at(ids, time) }, body })
        return {
          lost: when(bound.has(time) && added > 0, `${added} of ${whole} were bound anew in round ${time}`),
          torn: when(
            whole === 0 || (added !== 0 && added !== whole),
            `${added} of ${whole} were missing in round ${time}`,
          ),
        }
      },
      async stored(database) {
        const rows = await database.read((db) =>
          db
            .selectFrom('relation')
            .select(['questionnaireId', 'evaluateeId', 'raterId'])
            .where('enterpriseId', '=', ground.enterpriseId)
            .where('questionnaireId', 'in', ids)
            .execute(),
        )
        const torn = ids.flatMap((id, time) => {
          const own = rows.filter(({ questionnaireId }) => questionnaireId === id)
          const pairs = new Set(own.map(({ evaluateeId, raterId }) => `${evaluateeId} ${raterId}`)).size
          const said = `round ${time} has ${own.length} turns of ${pairs} pairs, not ${whole}`
          return when(own.length !== whole || pairs !== whole, said)
        })
        return { lost: [], torn }
      },
    }
  },
}
