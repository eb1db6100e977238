/** A call as it goes out, with everything that a test has to look at. */
import type { Addressed } from '../../mocks/operationAt.ts'

export interface Call extends Addressed {
  query: Record<string, string | string[]>
  /** JSON as it was sent, a form as an object (files as `{name, type, size}`), nothing as undefined. */
  body: unknown
  /** The secret of an answering link, where one is sent. */
  bearer?: string
  /** Sent to arrive even if the page goes. */
  keepalive?: true
  /** The page sends it by itself: nobody has been at it for a while. */
  isUnattended?: true
}

export async function readCall(addressed: Addressed, request: Request): Promise<Call> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '')
  return {
    ...addressed,
    query: gather(new URL(request.url).searchParams),
    body: await readBody(request),
    ...(bearer !== undefined && { bearer }),
    ...(request.keepalive && { keepalive: true as const }),
    ...(request.headers.has('x-unattended') && { isUnattended: true as const }),
  }
}

/** A name that stands there several times has a list of values. */
function gather(entries: Iterable<[string, string]>): Record<string, string | string[]> {
  const gathered: Record<string, string | string[]> = {}
  for (const [name, value] of entries) {
    const before = gathered[name]
    gathered[name] = before === undefined ? value : [before, value].flat()
  }
  return gathered
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readForm(await request.clone().formData())
  const text = await request.clone().text()
  if (text === '') return undefined
  if (type.startsWith('application/x-www-form-urlencoded')) return gather(new URLSearchParams(text))
  return type.includes('json') ? JSON.parse(text) : text
}

function readForm(form: FormData): Record<string, unknown> {
  const fields = [...form].map(([name, value]) => [
    name,
    value instanceof File ? { name: value.name, type: value.type, size: value.size } : value,
  ])
  return Object.fromEntries(fields)
}
