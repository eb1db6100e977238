/**
 * ra-data-simple-rest speaks `?range=[0,19]&filter={}` and wants a Content-Range; the contract
 * speaks pageIndex, pageSize and the envelope. This httpClient stands between the two.
 */
import type { fetchUtils } from 'react-admin'
import { openEnvelope, settle } from '../api/envelope.ts'
import { currentLanguage } from '../api/language.ts'

type HttpClient = typeof fetchUtils.fetchJson

/** Lists the contract answers whole. */
const WHOLE = new Set(['/api/departments'])

/** The query as the contract wants it: pageIndex from 1, filters by their own names. */
export function contractAddress(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const asked = new URLSearchParams(query)
  const wanted = new URLSearchParams()
  const range: unknown = JSON.parse(asked.get('range') ?? 'null')
  if (Array.isArray(range) && !WHOLE.has(path)) {
    const [start, end] = range.map(Number)
    if (start !== undefined && end !== undefined) {
      const size = end - start + 1
      wanted.set('pageIndex', String(start / size + 1))
      wanted.set('pageSize', String(size))
    }
  }
  const filter: unknown = JSON.parse(asked.get('filter') ?? '{}')
  for (const [name, value] of Object.entries(filter ?? {})) {
    if (value !== undefined && value !== null && value !== '') wanted.set(name, String(value))
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
export function createRestClient(fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis)): HttpClient {
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
