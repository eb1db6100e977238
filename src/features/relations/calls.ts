/** What the relation pages read and change (spec §7 "Relations"). */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { useChange } from '../../providers/useChange.ts'
import { useOnce } from '../../providers/useOnce.ts'

type Schemas = components['schemas']
export type Level = Schemas['RelationLevel']
export type Evaluatee = Schemas['Evaluatee']
export type Valuer = Schemas['Valuer']
export type Person = Schemas['Employee']
export type AutobindResult = Schemas['AutobindResult']

const KEY = 'relations'
/** The relation list reads up to this many rows (spec §9). */
const ALL_ROWS = 100_000
const path = (id: number) => ({ path: { id } })
const ignore = () => {}

/** Every evaluatee with his raters; the resource evaluatees, so that removing one can be undone. */
export function useEvaluatees(questionnaireId: number) {
  return useGetList<Evaluatee>(
    'evaluatees',
    { pagination: { page: 1, perPage: ALL_ROWS }, filter: { containValuer: true }, meta: { questionnaireId } },
    { onError: ignore },
  )
}

/** Ids of the evaluatees the server finds for the words (name, pinyin, number); undefined without words. */
export function useFoundEvaluatees(id: number, kw: string) {
  return useQuery({
    queryKey: [KEY, id, 'found', kw],
    enabled: kw !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { ...path(id), query: { kw, pageSize: ALL_ROWS, containValuer: false } }
      const { items } = await read(api.GET('/api/questionnaire/{id}/evaluatees', { params, signal }))
      return new Set(items.map((row) => row.id))
    },
  })
}

export function useLevels(id: number) {
  return useQuery({
    queryKey: [KEY, id, 'levels'],
    queryFn: ({ signal }) =>
      read(api.GET('/api/questionnaire/{id}/participant/level/weights', { params: path(id), signal })),
  })
}

export function useSetting(id: number) {
  return useQuery({
    queryKey: ['setting', id],
    queryFn: ({ signal }) => read(api.GET('/api/questionnaire/{id}/setting', { params: path(id), signal })),
  })
}

export function useDepartments() {
  return useQuery({
    queryKey: ['departmentChoices'],
    queryFn: ({ signal }) => read(api.GET('/api/departments', { signal })),
  })
}

export interface PeopleQuery {
  kw: string
  departId: number | null
  pageIndex: number
  pageSize: number
}

export function readPeople({ kw, departId, pageIndex, pageSize }: PeopleQuery, signal?: AbortSignal) {
  const query = { pageIndex, pageSize, ...(kw !== '' && { kw }), ...(departId !== null && { departId }) }
  return read(api.GET('/api/employees', { params: { query }, signal }))
}

function useRelationChange<Input, Result>(call: (id: number, input: Input) => Promise<Result>) {
  return useChange(KEY, call, [['evaluatees']])
}

export const useAddEvaluatees = () =>
  useOnce(
    useRelationChange((id, employeeIds: number[]) =>
      read(api.POST('/api/questionnaire/{id}/evaluatees', { params: path(id), body: { employeeIds } })),
    ),
  )

/** Adds raters on one level of one evaluatee. */
export const useAddRaters = () =>
  useRelationChange((id, { levelId, evaluateeId, valuerIds }: RatersAdd) =>
    read(
      api.POST('/api/questionnaire/{id}/participants/update', {
        params: path(id),
        body: {
          levelId,
          valuerIds,
          evaluateeIds: [evaluateeId],
          addType: 1,
          isSyncAll: false,
          isExcludeEvaluatee: true,
        },
      }),
    ),
  )

interface RatersAdd {
  levelId: number
  evaluateeId: number
  valuerIds: number[]
}

export const useRemoveRelations = () =>
  useRelationChange((id, participantRelationIds: number[]) =>
    read(
      api.POST('/api/questionnaire/{id}/participants/delete', { params: path(id), body: { participantRelationIds } }),
    ),
  )

export const useAutobind = () =>
  useOnce(
    useRelationChange((id, participantLevelCodes: BuiltInLevelType[]) =>
      read(
        api.POST('/api/questionnaire/{id}/participants/autobind', {
          params: path(id),
          body: { participantLevelCodes },
        }),
      ),
    ),
  )

export const useCreateLevel = () =>
  useOnce(
    useRelationChange((id, levelName: string) =>
      read(
        api.POST('/api/questionnaire/{id}/participant/level', { params: path(id), body: { levelName, open: true } }),
      ),
    ),
  )

export const useDeleteLevel = () =>
  useRelationChange((id, levelId: number) =>
    read(api.DELETE('/api/questionnaire/{id}/participant/level/{levelId}', { params: { path: { id, levelId } } })),
  )

export interface LevelsSave {
  /** One call each: a name, or open. */
  updates: Schemas['RelationLevelUpdate'][]
  /** null leaves the weights as they are. */
  weights: { levelId: number; weight: number | null }[] | null
}

/** Names and openness first, because the weights of the open levels must sum to 100. */
export const useSaveLevels = () =>
  useRelationChange(async (id, { updates, weights }: LevelsSave) => {
    for (const body of updates) {
      await read(api.PUT('/api/questionnaire/{id}/participant/level', { params: path(id), body }))
    }
    if (weights === null) return
    await read(api.PUT('/api/questionnaire/{id}/participant/level/weights', { params: path(id), body: { weights } }))
  })
