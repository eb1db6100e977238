/** Chooses people for places so that the load is as even as it can be (design §5.11 "so that the load is even"). */

/** `count` different people are to be chosen from the candidates (at least as many, without repeats). */
export interface Slot {
  candidates: readonly number[]
  count: number
}

interface Filled<S extends Slot> {
  slot: S
  /** Sorted as the candidates are. */
  chosen: number[]
}

/**
 * Fills every slot. `load` holds what each person has to do already and is not changed. First everybody
 * takes the least loaded; then load is handed on, through others if need be, as long as somebody has two
 * more than somebody it can reach (the optimality condition of semi-matchings: Harvey, Ladner, Lovász, Tamir 2006).
 * Pauses after each place and each search, for whoever must not be held up; what is not paused is linear.
 */
export function* evenOut<S extends Slot>(
  slots: readonly S[],
  load: ReadonlyMap<number, number>,
): Generator<void, Filled<S>[]> {
  const loads = new Map(load)
  const chosen = new Map<S, Set<number>>()
  // Places without a choice go first: they are load that the others can still answer.
  const byChoice = [...slots].sort((a, b) => spare(a) - spare(b))
  for (const [turn, slot] of byChoice.entries()) {
    const ids = leastLoaded(slot, loads, turn)
    for (const id of ids) loads.set(id, (loads.get(id) ?? 0) + 1)
    chosen.set(slot, new Set(ids))
    yield
  }
  yield* handOn(chosen, loads)
  const filled: Filled<S>[] = []
  for (const slot of slots) {
    filled.push({ slot, chosen: slot.candidates.filter((id) => chosen.get(slot)?.has(id)) })
    yield
  }
  return filled
}

function spare(slot: Slot): number {
  return slot.candidates.length === slot.count ? 0 : 1
}

/** Of equals the next in turn, going round: a department that rates itself comes out even at once. */
function leastLoaded({ candidates, count }: Slot, loads: ReadonlyMap<number, number>, turn: number): number[] {
  if (candidates.length === count) return [...candidates]
  const start = turn % candidates.length
  // The best so far, sorted: one pass, because a flat company has thousands of candidates for every place.
  const best: { id: number; load: number }[] = []
  for (let step = 0; step < candidates.length; step += 1) {
    const id = candidates[(start + step) % candidates.length]
    if (id === undefined) continue
    const load = loads.get(id) ?? 0
    if (best.length === count && load >= (best.at(-1)?.load ?? 0)) continue
    const place = best.findIndex((other) => other.load > load)
    best.splice(place === -1 ? best.length : place, 0, { id, load })
    if (best.length > count) best.pop()
  }
  return best.map(({ id }) => id)
}

/** How a person was reached: `slot` would replace `from` by the person. */
interface Arrival<S> {
  from: number
  slot: S
}

function* handOn<S extends Slot>(
  chosen: ReadonlyMap<S, Set<number>>,
  loads: Map<number, number>,
): Generator<void, void> {
  const slotsOf = new Map<number, Set<S>>()
  for (const [slot, ids] of chosen) {
    // A slot without a choice has nobody to hand on to.
    if (slot.candidates.length > slot.count) for (const id of ids) setOf(slotsOf, id).add(slot)
  }
  const highest = [...slotsOf.keys()].reduce((most, id) => Math.max(most, loads.get(id) ?? 0), 0)
  // Whoever could not hand on reaches only people with one less at least, and nobody searched for later has
  // more: so the whole reach is settled. This holds because loads are taken from the highest down.
  const settled = new Set<number>()
  for (let level = highest; level >= 2; level -= 1) {
    const atLevel = [...slotsOf.keys()].filter((id) => loads.get(id) === level).sort((a, b) => a - b)
    for (const person of atLevel) {
      if (settled.has(person)) continue
      yield
      const { target, arrivals } = search(person, chosen, slotsOf, loads, settled)
      if (target === null) for (const id of [person, ...arrivals.keys()]) settled.add(id)
      else {
        replaceAlong(arrivals, person, target, chosen, slotsOf)
        loads.set(person, level - 1)
        loads.set(target, (loads.get(target) ?? 0) + 1)
      }
    }
  }
}

/** Walks back from the target: in every slot on the way the one who arrived takes the place of the one he came from. */
function replaceAlong<S extends Slot>(
  arrivals: ReadonlyMap<number, Arrival<S>>,
  start: number,
  target: number,
  chosen: ReadonlyMap<S, Set<number>>,
  slotsOf: Map<number, Set<S>>,
): void {
  let to = target
  while (to !== start) {
    const arrival = arrivals.get(to)
    if (arrival === undefined) return
    const { from, slot } = arrival
    chosen.get(slot)?.delete(from)
    chosen.get(slot)?.add(to)
    slotsOf.get(from)?.delete(slot)
    setOf(slotsOf, to).add(slot)
    to = from
  }
}

/** Breadth first from one person to the nearest whose load is at least two lower. */
function search<S extends Slot>(
  start: number,
  chosen: ReadonlyMap<S, Set<number>>,
  slotsOf: ReadonlyMap<number, Set<S>>,
  loads: ReadonlyMap<number, number>,
  settled: ReadonlySet<number>,
): { target: number | null; arrivals: Map<number, Arrival<S>> } {
  const low = (loads.get(start) ?? 0) - 2
  const arrivals = new Map<number, Arrival<S>>()
  const seenSlots = new Set<S>()
  const queue = [start]
  for (const from of queue) {
    for (const slot of slotsOf.get(from) ?? []) {
      if (seenSlots.has(slot)) continue
      seenSlots.add(slot)
      for (const id of slot.candidates) {
        if (id === start || arrivals.has(id) || settled.has(id) || chosen.get(slot)?.has(id)) continue
        arrivals.set(id, { from, slot })
        if ((loads.get(id) ?? 0) <= low) return { target: id, arrivals }
        queue.push(id)
      }
    }
  }
  return { target: null, arrivals }
}

function setOf<S>(sets: Map<number, Set<S>>, id: number): Set<S> {
  const found = sets.get(id) ?? new Set<S>()
  sets.set(id, found)
  return found
}
