/** The first page people wait for is asked for while the app's own code still loads; whoever asks the same takes the answer. */
import type { GetListParams } from 'react-admin'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'

type Page = Promise<{ data: object[]; total?: number }>
type GetList = (resource: string, params: GetListParams) => Page
type Asked = Pick<GetListParams, 'filter' | 'pagination' | 'sort'>

export const PER_PAGE = 50

/** What react-admin's list will ask for at an address that is the list's own: its filters, order and page, or the resource's own. */
export function listParamsAt(resource: ResourceName, search: string): Asked {
  const params = new URLSearchParams(search)
  const { defaultSort } = resources[resource]
  const field = params.get('sort')
  const order = params.get('order') === 'DESC' ? 'DESC' : 'ASC'
  const page = Number(params.get('page') ?? 1)
  return {
    filter: JSON.parse(params.get('filter') ?? '{}'),
    pagination: { page, perPage: Number(params.get('perPage') ?? PER_PAGE) },
    sort: field === null ? (defaultSort ?? { field: 'id', order: 'ASC' }) : { field, order },
  }
}

const keyOf = (resource: string, { filter, pagination, sort }: Asked) =>
  JSON.stringify([resource, filter, pagination?.page, pagination?.perPage, sort?.field, sort?.order])

/** `getList` that hands out an answer asked for early, once. */
export function withEarly(getList: GetList) {
  const early = new Map<string, Page>()
  return {
    /** `keep` is given the answer when it has come before anybody asked: it is nobody else's then. Resolves in any case. */
    async askEarly(resource: ResourceName, search: string, keep: (params: Asked, page: Awaited<Page>) => void) {
      const params = listParamsAt(resource, search)
      const key = keyOf(resource, params)
      const answer = getList(resource, params)
      early.set(key, answer)
      await answer.then(
        (page) => {
          if (early.get(key) === answer && early.delete(key)) keep(params, page)
        },
        // Whoever takes the answer hears of a failure; nobody else has to.
        () => {},
      )
    },
    getList(resource: string, params: GetListParams): Page {
      const key = keyOf(resource, params)
      const taken = early.get(key)
      early.clear()
      return taken ?? getList(resource, params)
    },
  }
}
