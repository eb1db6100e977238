/** The licence: evaluatees and raters of running questionnaires, each person once, against permitUserCount (design §5.5). */
import { BusinessError } from '../../../domain/errors.ts'
import { isBeyondLicence } from '../../../domain/evaluation/licence.ts'
import type { Handle } from '../../database/open.ts'
import { findEnterprise, lockEnterprise } from '../people/enterprises.ts'

/** People who are evaluated or rate in some running questionnaire of the enterprise. */
export async function countLicensedPeople(db: Handle, enterpriseId: number): Promise<number> {
  const running = db
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('processStatus', '=', 30)
    .where('closingSince', 'is', null)
    .where('deletedAt', 'is', null)
  const people = db
    .selectFrom('evaluatee')
    .select('employeeId as personId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', running)
    .union(
      db
        .selectFrom('relation')
        .select('raterId as personId')
        .where('enterpriseId', '=', enterpriseId)
        .where('questionnaireId', 'in', running)
        .where('status', '!=', 'withdrawn'),
    )
  const row = await db
    .selectFrom(people.as('people'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/**
 * Refuses with LICENCE_EXCEEDED when what this transaction did needs more people than are licensed.
 * The enterprise stays locked until the end, so that two calls cannot both take the last place.
 */
export async function refuseBeyondLicence(db: Handle, enterpriseId: number): Promise<void> {
  await lockEnterprise(db, enterpriseId)
  const permitted = (await findEnterprise(db, enterpriseId))?.permitUserCount ?? null
  if (permitted === null) return
  const needed = await countLicensedPeople(db, enterpriseId)
  if (isBeyondLicence(needed, permitted)) throw new BusinessError('LICENCE_EXCEEDED', { permitted, needed })
}
