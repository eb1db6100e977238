/** How often they pause, and what they come to. */
export function walked<Answer>(steps: Generator<void, Answer>) {
  for (let pauses = 0; ; pauses += 1) {
    const step = steps.next()
    if (step.done) return { pauses, answer: step.value }
  }
}
