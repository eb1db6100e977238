import type { MessageParams } from '../../../messages/format.ts'
import { ChunkLoadError } from '../../api/chunkFailure.ts'
import { describeFailure } from '../../api/failure.ts'

type Translate = (key: string, params?: MessageParams) => string

/** What a person reads about a failure, a chunk of the page's own files included (spec §8). */
export function failureLines(error: unknown, translate: Translate): string[] {
  if (!(error instanceof ChunkLoadError)) return describeFailure(error, translate)
  const { reason, address, isStylesheet } = error
  const key = isStylesheet ? 'failure.chunk.css' : 'failure.chunk'
  return [translate(key, { reason: translate(`failure.chunk.${reason}`), address })]
}
