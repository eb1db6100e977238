/** The peer of `submit`: the SQL of one real submission, replayed with prepared statements and without HTTP. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import { hashSecret } from '../../server/database/secrets.ts'
import type { Form } from '../soak/submitter.ts'

export interface Installation {
  directory: string
  /** PostgreSQL address; SQLite in `directory` when absent. */
  url?: string | undefined
}

export interface LoggedStatement {
  sql: string
  parameters: readonly unknown[]
}

/** Waits until nothing is asked any more (a start deletes what is stale, beside the answers), and forgets what was. */
async function quiet(logged: LoggedStatement[]): Promise<void> {
  do {
    logged.length = 0
    await pass(500)
  } while (logged.length > 0)
}

/**
 * Sends `form` to the real app in process and answers every statement it ran, begin and commit included.
 * `first` is sent before, so that what the server reads once (the paper) is not counted as a submission's SQL.
 */
export async function logSubmission(
  { directory, url }: Installation,
  first: Form,
  form: Form,
): Promise<LoggedStatement[]> {
  const logged: LoggedStatement[] = []
  const database = await openDatabase({
    url,
    file: join(directory, 'roundview.sqlite'),
    onQuery: (sql, parameters) => logged.push({ sql, parameters }),
  })
  const app = await createApp({ config: readConfig({ DATA_DIR: directory }), database })
  const submit = (one: Form) =>
    app.inject({
      method: 'POST',
      url: `/api/feedback/tasks/${one.relationId}/submission`,
      headers: { authorization: `Bearer ${one.secret}`, 'content-type': 'application/json' },
      payload: one.body,
    })
  await submit(first)
  await quiet(logged)
  const response = await submit(form)
  if (response.json().returnCode !== 0) throw new Error(`the logged submission was refused: ${response.body}`)
  const submission = [...logged]
  await app.close()
  await database.close()
  const commits = submission.filter(({ sql }) => sql === 'commit')
  if (commits.length !== 1) throw new Error(`${commits.length} transactions were logged, not that of one submission`)
  return submission
}

/** What a parameter of the logged submission stands for, so that the replay can put another form's value there. */
export function parameterKinds(statement: LoggedStatement, form: Form): ((other: Form) => unknown)[] {
  return statement.parameters.map((value) => {
    if (value === form.relationId) return (other) => other.relationId
    if (value === hashSecret(form.secret)) return (other) => hashSecret(other.secret)
    if (typeof value === 'string' && value.includes(String(form.relationId))) {
      return (other) => value.replaceAll(String(form.relationId), String(other.relationId))
    }
    return () => value
  })
}

export interface Replay {
  /** Replays the submission for each form; answers submissions a second. */
  run(forms: Form[]): Promise<number>
  close(): Promise<void>
}

/** Opens a copy of the installation in `directory` with the product's own pragmas. */
export function openReplay(directory: string, copy: string, logged: LoggedStatement[], form: Form): Replay {
  cpSync(directory, copy, { recursive: true })
  const database = new Sqlite(join(copy, 'roundview.sqlite'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('secure_delete = ON')
  const steps = logged.map((statement) => ({
    statement: database.prepare(statement.sql),
    kinds: parameterKinds(statement, form),
  }))
  return {
    async run(forms) {
      const began = performance.now()
      for (const other of forms) {
        for (const { statement, kinds } of steps) {
          const parameters = kinds.map((kind) => kind(other))
          if (statement.reader) statement.all(...parameters)
          else statement.run(...parameters)
        }
      }
      return (forms.length / (performance.now() - began)) * 1000
    },
    async close() {
      database.close()
    },
  }
}
