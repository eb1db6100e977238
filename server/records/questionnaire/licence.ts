/** The licence: evaluatees and raters of running questionnaires, each person once, against permitUserCount (design §5.5). */
import { BusinessError } from '../../../domain/errors.ts'
import { isBeyondLicence } from '../../../domain/evaluation/licence.ts'
import type { Handle } from '../../database/open.ts'
import { hasMorePeople } from '../people/employees.ts'
import { findEnterprise, lockEnterprise } from '../people/enterprises.ts'

/** People who are evaluated or rate in some running questionnaire of the enterprise. */
function licensedPeople(db: Handle, enterpriseId: number, goingLevels: readonly number[] = []) {
  const running = db
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('processStatus', '=', 30)
    .where('closingSince', 'is', null)
    .where('deletedAt', 'is', null)
  return db
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
        .where('status', '!=', 'withdrawn')
        .$if(goingLevels.length > 0, (query) => query.where('levelId', 'not in', goingLevels)),
    )
}

/** What is not done yet. */
interface Changes {
  /** People who would be asked besides. */
  coming?: readonly number[]
  /** Levels whose relations go. */
  goingLevels?: readonly number[]
}

/** How many they are. */
export async function countLicensedPeople(db: Handle, enterpriseId: number): Promise<number> {
  const row = await db
    .selectFrom(licensedPeople(db, enterpriseId).as('people'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

async function countWith(
  db: Handle,
  enterpriseId: number,
  { coming = [], goingLevels = [] }: Changes,
): Promise<number> {
  if (coming.length === 0 && goingLevels.length === 0) return countLicensedPeople(db, enterpriseId)
  const rows = await licensedPeople(db, enterpriseId, goingLevels).execute()
  return new Set([...rows.map(({ personId }) => personId), ...coming]).size
}

/**
 * Refuses with LICENCE_EXCEEDED when what this transaction did needs more people than are licensed.
 * The enterprise stays locked until the end, so that two calls cannot both take the last place.
 */
export async function refuseBeyondLicence(db: Handle, enterpriseId: number, changes: Changes = {}): Promise<void> {
  await lockEnterprise(db, enterpriseId)
  const permitted = (await findEnterprise(db, enterpriseId))?.permitUserCount ?? null
  // Who is not more than all people of the enterprise is not counted: that goes through every turn of every running round.
  if (permitted === null || !(await hasMorePeople(db, enterpriseId, permitted))) return
  const needed = await countWith(db, enterpriseId, changes)
  if (isBeyondLicence(needed, permitted)) throw new BusinessError('LICENCE_EXCEEDED', { permitted, needed })
}
