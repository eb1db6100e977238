/** The calls of the template library (spec §7 "Templates"). */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decodePaper } from '../../../domain/paper/codec.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useOnce } from '../../providers/useOnce.ts'

export type Template = components['schemas']['PaperTemplate']

const at = (id: number) => ({ params: { path: { id } } })

/** All templates that match; a library is small enough to be shown whole. */
export async function listTemplates(keyword: string, publicPaper: boolean | undefined, signal: AbortSignal) {
  const query = { pageSize: 1000, ...(keyword && { keyword }), ...(publicPaper !== undefined && { publicPaper }) }
  return (await read(api.GET('/api/paper/template', { params: { query }, signal }))).items
}

export async function loadTemplatePaper(id: number, signal: AbortSignal) {
  return decodePaper(await read(api.GET('/api/paper/template/{id}/questions', { ...at(id), signal })))
}

export function makeFrom(id: number, body: { title: string; type: 1 | 2 }) {
  return read(api.POST('/api/questionnaires/template/use/{id}', { ...at(id), body }))
}

export function copyToOwn(id: number) {
  return read(api.POST('/api/paper/template/copy/to/template/{id}', at(id)))
}

export function removeOwn(id: number) {
  return read(api.POST('/api/paper/template/remove/{id}', at(id)))
}

/** Runs a change, one at a time, and loads the library and the list of questionnaires again; failures reach the global error display. */
export function useChange() {
  const client = useQueryClient()
  return useOnce(
    useMutation({
      mutationFn: (change: () => Promise<unknown>) => change(),
      onSuccess: () =>
        Promise.all(['questionnaires', 'templates'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
    }),
  )
}
