/** Who changed the raters of a round that collects, as it is shown where the round was started (anonymity.md R19). */
import type { ServiceContext } from '../../database/context.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { CHANGED, type RaterChange } from '../../records/questionnaire/raterChanges.ts'
import type { RelationCaller } from './levelService.ts'
import { listEventsOf } from './store.ts'

/** So many changes are shown, the newest first. */
const SHOWN_MOST = 100

export function createRaterChanges({ database }: ServiceContext) {
  return {
    /** The latest changes since the start, newest first. Throws NOT_FOUND. */
    async list({ enterpriseId }: RelationCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        const events = await listEventsOf(db, enterpriseId, id, CHANGED, SHOWN_MOST)
        const markOf = await nameMarks(
          db,
          enterpriseId,
          events.map(({ employeeId }) => employeeId ?? 0),
        )
        return events.map(({ id: changeId, at, name, employeeId, detailJson }) => ({
          id: changeId,
          at,
          name: name ?? '',
          nameMark: markOf(employeeId ?? 0),
          ...(JSON.parse(detailJson) as RaterChange),
        }))
      })
    },
  }
}

export type RaterChanges = ReturnType<typeof createRaterChanges>
