import { promiseWords } from '../../../domain/evaluation/promise.ts'
import type { FeedbackForm } from '../calls.ts'
import type { Text } from '../text.tsx'

/** The promise in words (anonymity.md R16): the server's sentences, made from the rule it enforces. */
export function promiseText(t: Text['t'], { promise, task }: FeedbackForm, part: 'sentences' | 'more' = 'sentences') {
  return promiseWords(t, promise[part], task)
}
