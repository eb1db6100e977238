/**
 * ra-data-simple-rest speaks `?range=[0,19]&sort=["id","ASC"]&filter={}` and wants a Content-Range; the contract
 * speaks pageIndex, pageSize, sort, order and the envelope. This httpClient stands between the two.
 */
import type { fetchUtils, GetListParams } from 'react-admin'
import { type ResourceName, resources } from '../../../openapi/generated/resources.ts'
import { fetchEarly } from '../../api/early.ts'
import { openEnvelope, settle } from '../../api/envelope.ts'
import { currentLanguage } from '../../api/language.ts'
import { listQuery } from './crud.ts'

type HttpClient = typeof fetchUtils.fetchJson

function pagination(range: unknown): GetListParams['pagination'] {
  if (!Array.isArray(range)) return undefined
  const [start = 0, end = 19] = range.map(Number)
  const perPage = end - start + 1
  return { page: start / perPage + 1, perPage }
}

function sorting(sort: unknown): GetListParams['sort'] {
  if (!Array.isArray(sort)) return undefined
  return { field: String(sort[0]), order: sort[1] === 'DESC' ? 'DESC' : 'ASC' }
}

/** The address as the contract wants it: its own names, only what the operation knows. */
export function contractAddress(address: string): string {
  const [path = '', query] = address.split('?')
  if (query === undefined) return path
  const asked = new URLSearchParams(query)
  const part = (name: string): unknown => JSON.parse(asked.get(name) ?? 'null')
  const resource = path.slice('/api/'.length) as ResourceName
  const wanted = new URLSearchParams()
  const params = { filter: part('filter'), pagination: pagination(part('range')), sort: sorting(part('sort')) }
  for (const [name, value] of Object.entries(listQuery(resources[resource], params))) {
    for (const one of [value].flat()) wanted.append(name, String(one))
  }
  return wanted.size === 0 ? path : `${path}?${wanted}`
}

interface Page {
  items: unknown[]
  total: number
}

function isPage(result: unknown): result is Page {
  return typeof result === 'object' && result !== null && 'items' in result && 'total' in result
}

/** A page's items and their number; a plain list is its own whole page. */
function unpack(result: unknown): { json: unknown; total: number | undefined } {
  if (isPage(result)) return { json: result.items, total: result.total }
  return { json: result, total: Array.isArray(result) ? result.length : undefined }
}

/** An httpClient for ra-data-simple-rest that opens the envelope (spec §7). */
export function createRestClient(
  fetch: typeof globalThis.fetch = (...given) => fetchEarly(new Request(...given)),
): HttpClient {
  return async (address, options = {}) => {
    const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
    if (options.body !== undefined && options.body !== null) headers.set('content-type', 'application/json')
    const response = await settle(
      fetch(contractAddress(String(address)), { ...options, headers, credentials: 'include' }),
    )
    const body = await response.text()
    const { json, total } = unpack(openEnvelope(parse(body), response))
    const answered = new Headers(response.headers)
    if (total !== undefined) answered.set('content-range', `items 0-0/${total}`)
    return { status: response.status, headers: answered, body, json }
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // Not an envelope: openEnvelope says what that means.
    return undefined
  }
}
