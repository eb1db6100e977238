/** What is kept of when the sessions of an address began and were seen last. */
import type { TestApp } from './testApp.ts'

export const sessionTimes = ({ database }: Pick<TestApp, 'database'>, email: string) =>
  database.read((db) =>
    db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(['session.createdAt', 'session.lastSeenAt'])
      .where('user.email', '=', email)
      .execute(),
  )

/** A moment of which the day alone is kept. */
export const dayOf = (now: Date) => `${now.toISOString().slice(0, 'yyyy-mm-dd'.length)}T00:00:00.000Z`
