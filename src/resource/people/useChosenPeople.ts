/** People who are chosen and not yet added: kept when the session ends, by their ids, and offered again with the same dialog. */
import { useState } from 'react'
import { useKeptDraft } from '../form/useKeptDraft.ts'

const readIds = (kept: unknown) => (Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [])

const someOf = (ids: readonly number[]) => (ids.length === 0 ? null : ids)

/** `name` says what they are chosen for; who is there already is not offered again. */
export function useChosenPeople(name: string, taken: ReadonlySet<number>) {
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const kept = useKeptDraft({
    name,
    read: (ids) => someOf(readIds(ids).filter((id) => !taken.has(id))),
    typed: someOf([...chosen]),
    onRestore: (ids) => choose(new Set([...ids, ...chosen])),
    join: (earlier, now) => [...new Set([...earlier, ...now])],
  })
  return { chosen, choose, kept }
}
