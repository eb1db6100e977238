/** The calls of the answering site. The link's secret travels as a bearer token, never in an address. */

import type { Answer } from '../../domain/paper/model.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'

type Schemas = components['schemas']
export type FeedbackTask = Schemas['FeedbackTask']
export type FeedbackTasks = Schemas['FeedbackTasks']
export type FeedbackQuestionnaire = Schemas['FeedbackQuestionnaire']
export type FeedbackForm = Schemas['FeedbackForm']

export type Calls = ReturnType<typeof createCalls>

/** Ends the session of somebody who signed in; a link has none. */
export const signOut = () => read(api.GET('/api/login/logout'))

/** The enterprises of somebody who signed in, the one in use first; a link has none. */
export const listEnterprises = () => read(api.GET('/api/enterprises/related'))

/** Who signed in, in the enterprise in use; a link has nobody. */
export const whoIsHere = () => read(api.GET('/api/users/me'))

/** Lets the session work in another enterprise; answers who one is there. */
export async function enterEnterprise(enterpriseUid: string) {
  await read(api.POST('/api/enterprises/switch', { body: { enterpriseUid } }))
  return whoIsHere()
}

export function createCalls(secret: string | null) {
  const headers = secret === null ? {} : { Authorization: `Bearer ${secret}` }
  const at = (relationId: number) => ({ headers, params: { path: { relationId } } })
  return {
    tasks: () => read(api.GET('/api/feedback/tasks', { headers })),
    reports: () => read(api.GET('/api/feedback/reports', { headers })),
    form: (relationId: number) => read(api.GET('/api/feedback/tasks/{relationId}', at(relationId))),
    saveDraft: (relationId: number, answers: Answer[]) =>
      read(api.PUT('/api/feedback/tasks/{relationId}/draft', { ...at(relationId), body: { answers } })),
    /** `unsaved`: the questions whose answer the server's draft has not got yet. */
    submit: (relationId: number, answers: Answer[], unsaved: number[]) =>
      read(api.POST('/api/feedback/tasks/{relationId}/submission', { ...at(relationId), body: { answers, unsaved } })),
  }
}
