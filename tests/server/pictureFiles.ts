/** Picture files for tests, and the form they are sent in. */

import sharp from 'sharp'
import type { OperationId } from '../../openapi/generated/operations.ts'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import type { TestApp, Visitor } from './testApp.ts'

/** A picture of one colour, red unless said. */
export const plainPicture = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Sends a file as a browser's form does. */
export async function sendFile({ app }: Pick<TestApp, 'app'>, who: Visitor, operationId: OperationId, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'face.png')
  const encoded = new Response(form)
  const response = await app.inject({
    method: 'POST',
    url: operationsTable[operationId].path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...OWN_PAGE, cookie: who.cookie() },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return response.json()
}
