/** The questionnaire's row: the only writer of its table. */
import { restorableSince } from '../../../domain/restoring.ts'
import type { Handle } from '../../database/open.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import type { Database } from '../../database/schema/schema.ts'
import { searchText } from './title.ts'

export type QuestionnaireRow = Database['questionnaire']

type Derived = 'search' | 'sortKey' | 'deadline'
/** Columns a new one never brings. */
type Later = Derived | 'closingSince' | 'peopleJobId'

/** What is stored beside title and settings so that lists can search and sort by them. */
function derived({ title, settingJson }: Partial<Pick<QuestionnaireRow, 'title' | 'settingJson'>>) {
  const setting = settingJson === undefined ? undefined : (JSON.parse(settingJson) as { deadline?: string | null })
  return {
    ...(title !== undefined && { search: searchText(title), sortKey: sortKeyOf(title) }),
    ...(setting !== undefined && { deadline: setting.deadline ?? null }),
  }
}

export async function insertQuestionnaire(db: Handle, row: Omit<QuestionnaireRow, Later>) {
  const { title, settingJson } = row
  const columns = {
    search: '',
    sortKey: '',
    deadline: null,
    closingSince: null,
    peopleJobId: null,
    ...derived({ title, settingJson }),
  }
  await db
    .insertInto('questionnaire')
    .values({ ...row, ...columns })
    .execute()
}

/** A questionnaire that was not removed. */
export async function findQuestionnaire(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('questionnaire')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/**
 * The same, locked until the transaction ends (an UPDATE locks on both engines): whoever changes a
 * questionnaire's parts takes this first, so that counts, versions and statuses are never checked on old ground.
 */
export async function lockQuestionnaire(db: Handle, enterpriseId: number, id: number) {
  return db
    .updateTable('questionnaire')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export type QuestionnairePatch = Partial<Omit<QuestionnaireRow, 'enterpriseId' | 'id' | 'processStatus' | Derived>>

export async function updateQuestionnaire(db: Handle, enterpriseId: number, id: number, patch: QuestionnairePatch) {
  return db
    .updateTable('questionnaire')
    .set({ ...patch, ...derived(patch) })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Moves to `to` from one of `from`, with what else belongs to the step; undefined when it stood elsewhere. */
export async function setStatus(
  db: Handle,
  enterpriseId: number,
  id: number,
  from: QuestionnaireRow['processStatus'][],
  to: QuestionnaireRow['processStatus'],
  patch: QuestionnairePatch = {},
) {
  return db
    .updateTable('questionnaire')
    .set({ ...patch, processStatus: to })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('processStatus', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

/** A questionnaire whether it was removed or not: for what the server goes on with by itself. */
export async function getEvenRemoved(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('questionnaire')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A questionnaire that is closing, removed meanwhile or not. */
export async function findClosing(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('questionnaire')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('closingSince', 'is not', null)
    .$narrowType<{ closingSince: string }>()
    .executeTakeFirstOrThrow()
}

/** The end of a closing: it is finished, as of when somebody closed it. */
export async function setFinished(db: Handle, enterpriseId: number, id: number): Promise<void> {
  await db
    .updateTable('questionnaire')
    .set((eb) => ({ processStatus: 40, finishedAt: eb.ref('closingSince'), closingSince: null }))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('closingSince', 'is not', null)
    .execute()
}

/** When the newest round of the enterprise was published, also one that was removed and may come back; null for none. */
export async function lastPublished(db: Handle, enterpriseId: number): Promise<string | null> {
  const { publishedAt } = await db
    .selectFrom('questionnaire')
    .select((eb) => eb.fn.max('publishedAt').as('publishedAt'))
    .where('enterpriseId', '=', enterpriseId)
    .executeTakeFirstOrThrow()
  return publishedAt
}

/** Marks it as removed; undefined when it was so already. */
export async function removeQuestionnaire(db: Handle, enterpriseId: number, id: number, deletedAt: string) {
  return db
    .updateTable('questionnaire')
    .set({ deletedAt })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** One that was removed before `moment` and still is, locked until the transaction ends; undefined otherwise. */
export async function lockRemoved(db: Handle, enterpriseId: number, id: number, moment: string) {
  return db
    .updateTable('questionnaire')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', '<', moment)
    .returning('id')
    .executeTakeFirst()
}

/** Takes the mark away; undefined when there is none, or when the ballots of an anonymous round that was collecting went (R22). */
export async function restoreQuestionnaire(db: Handle, enterpriseId: number, id: number, now: Date) {
  return db
    .updateTable('questionnaire')
    .set({ deletedAt: null })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .where((eb) =>
      eb.or([eb('deletedAt', '>=', restorableSince(now)), eb('type', '=', 1), eb('processStatus', '!=', 30)]),
    )
    .returningAll()
    .executeTakeFirst()
}
