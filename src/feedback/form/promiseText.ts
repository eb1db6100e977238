import type { FeedbackForm } from '../calls.ts'
import { levelName } from '../frame/LevelMark.tsx'
import type { Text } from '../text.tsx'

/** The promise in words (anonymity.md R16): the server's sentences, made from the rule it enforces. */
export function promiseText(t: Text['t'], { promise, task }: FeedbackForm, part: 'sentences' | 'more' = 'sentences') {
  const level = levelName(t, task)
  return promise[part].map(({ key, params }) => t(key, { ...params, level }))
}
