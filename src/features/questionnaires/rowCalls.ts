/** What one can do with a questionnaire from its row (spec §7 "Questionnaires"); each call answers when the server has done it. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useOnce } from '../../providers/useOnce.ts'

export type CopyData = components['schemas']['QuestionnaireCopyData']

const at = (id: number) => ({ params: { path: { id } } })

export function rename({ id, type, summary }: Questionnaire, title: string) {
  return read(api.PUT('/api/questionnaires/base/{id}', { ...at(id), body: { type, summary, title } }))
}

export function copy(id: number, data: CopyData) {
  return read(api.POST('/api/questionnaires/copy/{id}', { ...at(id), body: { data } }))
}

export function setDisabled(id: number, isDisabled: boolean) {
  return isDisabled
    ? read(api.PUT('/api/questionnaires/{id}/disable', at(id)))
    : read(api.PUT('/api/questionnaires/{id}/enable', at(id)))
}

export function remove(id: number) {
  return read(api.DELETE('/api/questionnaires/{id}', at(id)))
}

export function restore(id: number) {
  return read(api.POST('/api/questionnaires/{id}/restore', at(id)))
}

export function keepAsTemplate(id: number) {
  return read(api.POST('/api/paper/template/copy/to/template/{id}', at(id)))
}

/** Gives the questionnaire exactly these tags; the call is form encoded (spec §7). */
export function bindTags(objectId: number, tagNames: string[]) {
  return read(
    api.POST('/api/tags/bind', {
      body: { objectId, useType: 'QUESTIONNAIRE', tagNames },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      bodySerializer: () => {
        const form = new URLSearchParams({ objectId: String(objectId), useType: 'QUESTIONNAIRE' })
        for (const name of tagNames) form.append('tagNames', name)
        return form.toString()
      },
    }),
  )
}

/** Runs a change, one at a time, and loads what shows questionnaires again; failures reach the global error display. */
export function useChange() {
  const client = useQueryClient()
  return useOnce(
    useMutation({
      mutationFn: (change: () => Promise<unknown>) => change(),
      onSuccess: () =>
        Promise.all(
          ['questionnaires', 'tags', 'templates'].map((key) => client.invalidateQueries({ queryKey: [key] })),
        ),
    }),
  )
}
