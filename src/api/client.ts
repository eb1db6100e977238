/** The typed client of the contract. */
import createClient, { type Client } from 'openapi-fetch'
import type { Language } from '../../messages/format.ts'
import type { paths } from '../../openapi/generated/schema.d.ts'
import { fetchEarly } from './early.ts'
import { currentLanguage } from './language.ts'

export type Api = Client<paths>

interface ApiOptions {
  baseUrl?: string
  fetch?: (request: Request) => Promise<Response>
  language?: () => Language
}

/** A client whose calls carry credentials and the language of the screen (spec §7). */
export function createApi({ baseUrl = '', fetch, language = currentLanguage }: ApiOptions = {}): Api {
  const client = createClient<paths>({ baseUrl, credentials: 'include', ...(fetch && { fetch }) })
  client.use({
    onRequest({ request }) {
      request.headers.set('accept-language', language())
      return request
    },
  })
  return client
}

export const api = createApi({ fetch: fetchEarly })
