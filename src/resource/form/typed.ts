/** What was typed into a form beside what it is a change of, and whom it would overwrite where it is restored. Pure. */
import { isRow, type Row, rowOf } from './body.ts'

export interface Typed {
  values: Row
  /** What the same fields held before; a copy that an earlier release kept does not say. */
  over: Row | null
}

/** The fields of `one` that are others in `other`; of an object those within it, as they are typed one by one. */
function differing(one: Row, other: Row): Row {
  const found = Object.entries(one).flatMap(([name, value]): [string, unknown][] => {
    const there = other[name]
    if (!isRow(value) || !isRow(there)) return JSON.stringify(value) === JSON.stringify(there) ? [] : [[name, value]]
    const within = differing(value, there)
    return Object.keys(within).length === 0 ? [] : [[name, within]]
  })
  return Object.fromEntries(found)
}

/** What was typed; null when nothing was. */
export function typedOver(before: Row, now: Row): Typed | null {
  const values = differing(now, before)
  return Object.keys(values).length === 0 ? null : { values, over: differing(before, now) }
}

/** What lies on a shelf; an earlier release kept the values alone. */
export function readTyped(kept: unknown): Typed | null {
  const row = rowOf(kept)
  if (isRow(row['values']) && isRow(row['over'])) return { values: row['values'], over: row['over'] }
  return Object.keys(row).length === 0 ? null : { values: row, over: null }
}

/** Each field by the name of its input, such as `config.host`. */
export function fieldsOf(values: Row, within = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isRow(value) ? fieldsOf(value, `${within}${name}.`) : [[`${within}${name}`, value]],
  )
}

function merged(row: Row, values: Row): Row {
  const inner = Object.entries(values).map(([name, value]) => [
    name,
    isRow(value) ? merged(rowOf(row[name]), value) : value,
  ])
  return { ...row, ...Object.fromEntries(inner) }
}

/**
 * The fields that were typed and that somebody else changed since, to something else. Where it is not known what was
 * typed over, each one that would be changed is asked about. `changes` as in FormShape.
 */
export function contested<Change extends { name: string }>(
  changes: (before: Row, now: Row) => Change[],
  { values, over }: Typed,
  now: Row,
): Change[] {
  const mine = new Set(changes(merged(now, values), now).map(({ name }) => name))
  return changes(merged(now, over ?? values), now).filter(({ name }) => mine.has(name))
}
