/** What the dimensions page reads and changes (spec §7 "Dimensions"). */
import { useQuery } from '@tanstack/react-query'
import { decodePaper } from '../../../domain/paper/codec.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useChange } from '../../providers/useChange.ts'
import { useOnce } from '../../providers/useOnce.ts'

export type Dimension = components['schemas']['Dimension']
export type Binding = components['schemas']['DimensionBindings']['relations'][number]

const KEY = 'dimensions'
const path = (id: number) => ({ path: { id } })

export function useDimensions(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'all'],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaire/{id}/dimension/all', { params: path(id), signal })),
  })
}

/** questionId -> dimensionId of every bound question. */
export function useBindings(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'bindings'],
    queryFn: async ({ signal }) => {
      const call = api.GET('/api/questionnaire/{id}/dimension/question/rel', { params: path(id), signal })
      return new Map((await read(call)).map(({ questionId, dimensionId }) => [questionId, dimensionId]))
    },
  })
}

export function usePaper(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'paper'],
    queryFn: async ({ signal }) =>
      decodePaper(await read(api.GET('/api/questionnaires/{id}/questions', { params: path(id), signal }))),
  })
}

export const useCreateDimension = () =>
  useOnce(
    useChange(KEY, (id, body: { name: string }) =>
      read(api.POST('/api/questionnaire/{id}/dimension', { params: path(id), body })),
    ),
  )

export const useRenameDimension = () =>
  useChange(KEY, (id, body: { id: number; name: string }) =>
    read(api.PUT('/api/questionnaire/{id}/dimension', { params: path(id), body })),
  )

export const useDeleteDimension = () =>
  useChange(KEY, (id, dimensionId: number) =>
    read(api.DELETE('/api/questionnaire/{id}/dimension/{dimensionId}', { params: { path: { id, dimensionId } } })),
  )

export const useSetWeights = () =>
  useChange(KEY, (id, weights: { id: number; weight: number | null }[]) =>
    read(api.PUT('/api/questionnaire/{id}/dimension/setweight', { params: path(id), body: { weights } })),
  )

export const useBind = () =>
  useChange(KEY, (id, relations: Binding[]) =>
    read(api.POST('/api/questionnaire/{id}/dimension/question/rel', { params: path(id), body: { relations } })),
  )
