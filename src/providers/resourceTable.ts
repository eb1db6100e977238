/** Which call of the contract serves which question of react-admin: one entry a resource. */
import type { DataProvider, GetListParams, Identifier } from 'react-admin'
import type { components } from '../../openapi/generated/schema.d.ts'
import type { Api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { DataInvalidError } from '../api/errors.ts'

type Schemas = components['schemas']

interface Found {
  id: Identifier
}
interface One extends Found {
  signal?: AbortSignal
}
interface Many {
  ids: Identifier[]
  signal?: AbortSignal
}
interface Made<Body = object> {
  data: Body
}
interface Changed<Body = object> extends Found {
  data: Body
}
interface Removed extends Found {
  previousData?: Found
  meta?: { questionnaireId?: number }
}

/** react-admin's questions without its type parameters; written as methods so that each may name its body. */
export interface ResourceCalls {
  getList?(resource: string, params: GetListParams): Promise<{ data: Found[]; total?: number }>
  getOne?(resource: string, params: One): Promise<{ data: Found }>
  getMany?(resource: string, params: Many): Promise<{ data: Found[] }>
  create?(resource: string, params: Made): Promise<{ data: Found }>
  update?(resource: string, params: Changed): Promise<{ data: Found }>
  delete?(resource: string, params: Removed): Promise<{ data: Found }>
}

interface Page {
  items: Found[]
  total: number
}

function pageOf({ pagination }: GetListParams) {
  return { pageIndex: pagination?.page ?? 1, pageSize: pagination?.perPage ?? 20 }
}

const listOf = ({ items, total }: Page) => ({ data: items, total })

const path = (id: unknown) => ({ params: { path: { id: Number(id) } } })

function questionnaireIdOf(meta: { questionnaireId?: number } | undefined): number {
  if (meta?.questionnaireId !== undefined) return meta.questionnaireId
  throw new DataInvalidError('evaluatees belong to a questionnaire: pass meta.questionnaireId')
}

const named = (tag: Schemas['Tag']) => ({ ...tag, id: tag.name })
const reported = (report: Schemas['CombinedReportSummary']) => ({ ...report, id: report.reportId })

function questionnaires(api: Api): ResourceCalls {
  return {
    getList: async (_, params) =>
      listOf(
        await read(
          api.GET('/api/questionnaires', {
            params: { query: { ...params.filter, ...pageOf(params) } },
            signal: params.signal,
          }),
        ),
      ),
    getOne: async (_, { id, signal }) => ({
      data: await read(api.GET('/api/questionnaires/{id}', { ...path(id), signal })),
    }),
    create: async (_, { data }: Made<Schemas['QuestionnaireCreate']>) => ({
      data: await read(api.POST('/api/questionnaires', { body: data })),
    }),
    update: async (_, { id, data }: Changed<Schemas['QuestionnaireBase']>) => ({
      data: await read(api.PUT('/api/questionnaires/base/{id}', { ...path(id), body: data })),
    }),
    delete: async (_, { id, previousData }) => {
      await read(api.DELETE('/api/questionnaires/{id}', path(id)))
      return { data: previousData ?? { id } }
    },
  }
}

function templates(api: Api): ResourceCalls {
  return {
    getList: async (_, params) =>
      listOf(
        await read(
          api.GET('/api/paper/template', {
            params: { query: { ...params.filter, ...pageOf(params) } },
            signal: params.signal,
          }),
        ),
      ),
    getOne: async (_, { id, signal }) => ({
      data: await read(api.GET('/api/paper/template/{id}', { ...path(id), signal })),
    }),
    delete: async (_, { id, previousData }) => {
      await read(api.POST('/api/paper/template/remove/{id}', path(id)))
      return { data: previousData ?? { id } }
    },
  }
}

/** Lists are of ra-data-simple-rest's shape; a change carries its id in the body (spec §7). */
function employees(api: Api, rest: DataProvider): ResourceCalls {
  const one = (id: Identifier, signal?: AbortSignal) => read(api.GET('/api/employees/{id}', { ...path(id), signal }))
  return {
    getList: async (resource, params) => {
      const { disabled, ...filter } = params.filter ?? {}
      if (disabled !== true) return rest.getList(resource, { ...params, filter })
      const query = { ...filter, ...pageOf(params) }
      return listOf(await read(api.GET('/api/employees/disable', { params: { query }, signal: params.signal })))
    },
    getOne: async (_, { id, signal }) => ({ data: await one(id, signal) }),
    getMany: async (_, { ids, signal }) => {
      const query = { ids: ids.map(Number) }
      return { data: (await read(api.GET('/api/employees', { params: { query }, signal }))).items }
    },
    create: rest.create,
    update: async (_, { id, data }: Changed<Schemas['EmployeeUpdate']>) => ({
      data: await read(api.PUT('/api/employees', { body: { ...data, id: Number(id) } })),
    }),
  }
}

function departments(rest: DataProvider): ResourceCalls {
  return {
    getList: rest.getList,
    getOne: rest.getOne,
    getMany: async (resource, { ids, signal }) => {
      const all = await rest.getList(resource, { filter: {}, signal })
      const wanted = new Set(ids.map(Number))
      return { data: all.data.filter((one) => wanted.has(Number(one.id))) }
    },
    create: rest.create,
    update: (resource, { id, data }) => rest.update(resource, { id, data, previousData: { id } }),
    delete: async (resource, { id, previousData }) => {
      await rest.delete(resource, { id, previousData })
      return { data: previousData ?? { id } }
    },
  }
}

function evaluatees(api: Api): ResourceCalls {
  return {
    getList: async (_, params) => {
      const id = questionnaireIdOf(params.meta)
      const query = { containValuer: true, ...params.filter, ...pageOf(params) }
      const call = api.GET('/api/questionnaire/{id}/evaluatees', {
        params: { path: { id }, query },
        signal: params.signal,
      })
      return listOf(await read(call))
    },
    delete: async (_, { id: evaluateeId, meta, previousData }) => {
      const pathOf = { id: questionnaireIdOf(meta), evaluateeId: Number(evaluateeId) }
      await read(api.DELETE('/api/questionnaire/{id}/evaluatees/{evaluateeId}', { params: { path: pathOf } }))
      return { data: previousData ?? { id: evaluateeId } }
    },
  }
}

function reports(api: Api): ResourceCalls {
  return {
    getList: async (_, params) => {
      const call = api.GET('/api/questionnaire/statistics/report/page', {
        params: { query: pageOf(params) },
        signal: params.signal,
      })
      const { items, total } = await read(call)
      return { data: items.map(reported), total }
    },
    delete: async (_, { id, previousData }) => {
      await read(api.DELETE('/api/questionnaire/statistics/report/detail/{id}', path(id)))
      return { data: previousData ?? { id } }
    },
  }
}

function tags(api: Api): ResourceCalls {
  return {
    getList: async (_, { signal }) => {
      const call = api.GET('/api/tags', { params: { query: { useType: 'QUESTIONNAIRE' } }, signal })
      const found = (await read(call)).map(named)
      return { data: found, total: found.length }
    },
  }
}

export function resourceTable(api: Api, rest: DataProvider): Record<string, ResourceCalls> {
  return {
    questionnaires: questionnaires(api),
    templates: templates(api),
    employees: employees(api, rest),
    departments: departments(rest),
    evaluatees: evaluatees(api),
    reports: reports(api),
    tags: tags(api),
  }
}
