/**
 * Pure work that grows with a round, as steps: whoever must not hold others up does some at a time (server/pacing/pieces.ts).
 */

/** Items between two pauses: what is made of so many of people is a millisecond's work. */
const A_PIECE = 50

/** What is made of each of them, in their order, a pause after so many. */
export function* eachOf<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
  atOnce = A_PIECE,
): Generator<void, Made[]> {
  const made: Made[] = []
  for (let index = 0; index < items.length; index += 1) {
    made.push(make(items[index] as Item, index))
    if (index % atOnce === atOnce - 1) yield
  }
  return made
}

/** What the steps come to, without a pause. */
export function toEnd<Answer>(steps: Generator<void, Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
