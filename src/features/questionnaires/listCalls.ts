/** The calls behind the list. The first one is sent together with the page's code, not after it. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { type ListQuery, listQueryOf } from './listQuery.ts'

type Page = components['schemas']['QuestionnairePage']

let early: { key: string; answer: Promise<Page> } | undefined

function ask(query: ListQuery, signal?: AbortSignal): Promise<Page> {
  return read(api.GET('/api/questionnaires', { params: { query }, ...(signal && { signal }) }))
}

/** Sends the request for the list the address shows; the page takes its answer once. */
export function askEarly(hash: string): void {
  const query = listQueryOf(new URLSearchParams(hash.split('?')[1]))
  const answer = ask(query)
  // Whoever takes the answer hears of a failure; nobody else has to.
  answer.catch(() => {})
  early = { key: JSON.stringify(query), answer }
}

/** A page of the list (spec §7). */
export function listQuestionnaires(query: ListQuery, signal: AbortSignal): Promise<Page> {
  const taken = early
  early = undefined
  return taken?.key === JSON.stringify(query) ? taken.answer : ask(query, signal)
}

/** How many there are of each status, and which are collecting; `all` counts every one. */
export async function countQuestionnaires(signal: AbortSignal) {
  const count = (query: Pick<ListQuery, 'status'>, pageSize = 1) => ask({ ...query, pageIndex: 1, pageSize }, signal)
  const [all, draft, ready, collecting, finished] = await Promise.all([
    count({}),
    count({ status: 10 }),
    count({ status: 20 }),
    count({ status: 30 }, 200),
    count({ status: 40 }),
  ])
  return {
    total: { all: all.total, 10: draft.total, 20: ready.total, 30: collecting.total, 40: finished.total },
    collecting: collecting.items,
  }
}

/** How many of the running ones close on the day of `now`, by the reader's clock. */
export function closingToday(
  collecting: readonly Pick<Questionnaire, 'deadline' | 'disableStatus'>[],
  now: Date,
): number {
  return collecting.filter(
    ({ deadline, disableStatus }) =>
      deadline !== null && disableStatus === 0 && new Date(deadline).toDateString() === now.toDateString(),
  ).length
}
