/** What the list shows, kept in the address so that going back and sharing it keep the view (spec §7 GET questionnaires). */

const STATUSES = [10, 20, 30, 40] as const

export type ListStatus = (typeof STATUSES)[number]

export interface ListQuery {
  keyword?: string
  status?: ListStatus
  tags?: string[]
  pageIndex: number
  pageSize: number
}

const PAGE_SIZE = 20

/** The query of an address such as `status=30&tags=年度&page=2`; whatever makes no sense is left out. */
export function listQueryOf(params: URLSearchParams): ListQuery {
  const keyword = params.get('keyword')?.trim().slice(0, 100)
  const status = STATUSES.find((each) => String(each) === params.get('status'))
  const tags = [...new Set(params.getAll('tags'))].filter((name) => name !== '')
  const page = Number(params.get('page') ?? 1)
  return {
    ...(keyword && { keyword }),
    ...(status !== undefined && { status }),
    ...(tags.length > 0 && { tags }),
    pageIndex: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZE,
  }
}

/** True where something hides a part of the list. */
export function isFiltered({ keyword, status, tags }: ListQuery): boolean {
  return keyword !== undefined || status !== undefined || tags !== undefined
}

/** The address with one filter changed; the page starts again. An undefined value takes the filter away. */
export function withFilter(
  params: URLSearchParams,
  change: { keyword?: string | undefined; status?: ListStatus | undefined; tags?: readonly string[] },
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== '') next.append(name, String(each))
    }
  }
  return next
}
