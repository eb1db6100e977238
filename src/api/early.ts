/** What every page needs is asked for before the app's code has come; whoever asks the same first takes the answer. */
import type { paths } from '../../openapi/generated/schema.d.ts'
import { currentLanguage } from './language.ts'
import { isUnattended } from './presence.ts'

const asked = new Map<string, Promise<Response>>()

let loadedFor: number | null = null

/** The page is this person's from now on: what another tab has made of the shared session is refused (SIGN_IN_CHANGED). */
export function callFor(employeeId: number): void {
  loadedFor = employeeId
}

/** Asks now, as the typed client will. */
export function askEarly(address: keyof paths | `${keyof paths}?${string}`): void {
  const headers = { 'accept-language': currentLanguage() }
  const answer = fetch(address, { headers, credentials: 'include' })
  // Whoever takes the answer hears of a failure; nobody else has to.
  answer.catch(() => {})
  asked.set(new URL(address, location.href).href, answer)
}

/** `fetch` that hands out what was asked early, once. */
export function fetchEarly(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? asked.get(request.url) : undefined
  asked.delete(request.url)
  if (loadedFor !== null) request.headers.set('x-signed-in-as', String(loadedFor))
  if (isUnattended()) request.headers.set('x-unattended', '1')
  return early ?? fetch(request)
}
