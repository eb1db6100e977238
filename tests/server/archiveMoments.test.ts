/** An archive in slices while forms are left out: what stands beside a report is of the moment of its slice (numbers.md 10). */
import { expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { countForms } from '../../server/features/collection/forms.ts'
import { putSent } from '../soak/sent.ts'
import { ended, type Make, openArchiving, PEOPLE, place, processOf, round, written } from './archiving.ts'

const SLICE = 4

openArchiving()

/** All forms about the last evaluatee. */
async function leaveOut(): Promise<void> {
  const { enterpriseId, questionnaireId } = round
  const last = round.evaluatees.at(-1)?.id
  const ids = round.relations.flatMap(({ id, evaluateeId }) => (evaluateeId === last ? [id] : []))
  const context = { database: place.database, ids: createIds(Date.now, 62), now: () => new Date() }
  const caller = { enterpriseId, userId: 1, remoteAddress: '' }
  await place.database.write((db) => countForms(context, db, caller, questionnaireId, { ids, statistic: false }))
}

test('a form that is left out between two slices is in nothing of the next', async () => {
  await putSent(place.database, round, 1, () => JSON.stringify(round.answers(4)))
  const scored: (number | undefined)[] = []
  const make: Make = async (report, language) => {
    scored.push(report.beside?.evaluatees)
    if (scored.length === SLICE) await leaveOut()
    return written(report, language)
  }
  const { start, runner } = processOf(1, make, undefined, SLICE)
  await ended(await start())
  expect(scored).toEqual([...Array(SLICE).fill(PEOPLE), ...Array(PEOPLE - SLICE).fill(PEOPLE - 1)])
  await runner.stop()
})
