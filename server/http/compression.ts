/**
 * Answers over 1 kB are compressed, those with a secret in them never: their length would tell of it (BREACH).
 * Which is which is decided here alone.
 */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'

const LEAST_BYTES = 1024
/** Below this the work itself (0.1 ms) is less than handing it to another thread. */
const AT_ONCE_BYTES = 65_536
/** A higher level takes longer and saves nothing on lists. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** A text, or the bytes of a long one. */
type Json = string | Buffer

const ENCODERS = {
  br: {
    atOnce: (json: Json) => brotliCompressSync(json, BROTLI),
    aside: (json: Json) => promisify(brotliCompress)(json, BROTLI),
  },
  gzip: { atOnce: (json: Json) => gzipSync(json), aside: (json: Json) => promisify(gzip)(json) },
}

/** A logo is kept from strangers by its random name alone. */
const NAMES_A_LOGO: readonly OperationId[] = [
  'getEnterprise',
  'getEnterpriseBasic',
  'getQuestionnaireConfig',
  'getQuestionnaireDetails',
  'listRelatedEnterprises',
]

/** Sessions, answering links and what raters write are never compressed, nor is what an act answers. */
export function mayCompress(operationId: OperationId): boolean {
  const { method, permission, feature, answer } = operationsTable[operationId]
  if (method !== 'GET' || answer !== 'application/json' || NAMES_A_LOGO.includes(operationId)) return false
  return (permission === 'admin' || permission === 'member') && feature !== 'session'
}

/** The encoding a caller takes: brotli before gzip; null where it takes neither. */
export function chooseEncoding(acceptEncoding: string | undefined): 'br' | 'gzip' | null {
  const taken = (acceptEncoding ?? '').split(',').flatMap((part) => {
    const [name = '', ...params] = part.toLowerCase().split(';')
    return params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param)) ? [] : [name.trim()]
  })
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null
}

/** For Fastify's `onSend` of the operations that may. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const json = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : ''
  const bytes = Buffer.byteLength(json)
  if (bytes <= LEAST_BYTES) return payload
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === null) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return ENCODERS[encoding][bytes > AT_ONCE_BYTES ? 'aside' : 'atOnce'](json)
}
