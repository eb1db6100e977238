/** An installation with one collecting questionnaire and a link for every rater. */
import { join } from 'node:path'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { type Collecting, createCollecting } from '../server/collectingQuestionnaire.ts'
import type { Form } from './submitter.ts'

/** The administrator; `hashPassword` of the password is the caller's, since it takes long. */
export const ACCOUNT = { email: 'admin@soak.example', password: 'correct horse battery' }

export interface SeedOptions {
  directory: string
  /** PostgreSQL address; SQLite in `directory` when absent. */
  url?: string | undefined
  type: 1 | 2
  evaluatees: number
  ratersPerLevel: number
  /** The administrator's, for whoever signs in. */
  passwordHash?: string
}

export interface Seeded {
  collecting: Collecting
  /** One complete form a relation, each with a comment of its own. */
  forms: Form[]
}

/** The comment that marks the form of a relation. */
export function markerOf(relationId: number): string {
  return `comment-${relationId}-end`
}

/** Makes the rows in this process and closes the database again, so that a server may open it. */
export async function seedCollecting(options: SeedOptions): Promise<Seeded> {
  const database = await openDatabase({ url: options.url, file: join(options.directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  await setUpEnterprise(
    context,
    {
      enterpriseName: 'soak',
      displayName: 'admin',
      email: ACCOUNT.email,
      passwordHash: options.passwordHash ?? '',
    },
    true,
  )
  const collecting = await createCollecting({ database }, options)
  const secrets = new Map<number, string>()
  for (const { employeeId } of [...collecting.raters, ...collecting.evaluatees]) {
    secrets.set(employeeId, await collecting.link(employeeId))
  }
  await database.close()
  const forms = collecting.relations.map(({ id, raterId }) => {
    const answers = collecting.answers(1 + (id % 5), markerOf(id))
    // As the page sends a form of which no draft has been kept.
    const unsaved = answers.map(({ questionId }) => questionId)
    return { relationId: id, secret: secrets.get(raterId) ?? '', body: JSON.stringify({ answers, unsaved }) }
  })
  return { collecting, forms }
}
