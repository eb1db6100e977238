/** Moving and renaming: shown at once, taken back where the server refuses, said aloud when it is done. */
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Move, moved } from '../../../../domain/directory/tree.ts'
import { nameFault } from '../../../providers/calls/errors.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useDone } from '../../../resource/list/bulk/DoneNotice.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { placeOf } from './moves.ts'

/** A name that was refused, and what was said of it. */
export interface RefusedName {
  id: number
  name: string
  fault: string | undefined
}

export function useDepartmentActs(departments: readonly Department[]) {
  const translate = useTranslate()
  const tell = useDone()
  const [announcement, setAnnouncement] = useState('')
  /** Moves that are shown already and are sent one after the other. */
  const [underWay, setUnderWay] = useState<readonly Move[]>([])
  const line = useRef({ isBroken: false, end: Promise.resolve() })
  const toParent = useAct('moveDepartment')
  const toPosition = useAct('positionDepartments')
  const renaming = useAct('updateDepartment')
  /** A name that was refused is shown while it is typed on. */
  const [refused, setRefused] = useState<RefusedName | null>(null)
  const placed = underWay.reduce<readonly Department[]>(moved, departments)

  function announce(move: Move) {
    const after = moved(placed, move)
    const node = after.find(({ id }) => id === move.id)
    const parent = placed.find(({ id }) => id === move.parentId)
    const count = after.filter(({ parentId }) => parentId === move.parentId).length
    const words = { name: node?.name, parent: parent?.name, place: node?.seq, count }
    setAnnouncement(translate(parent === undefined ? 'departments.atTop' : 'departments.below', words))
  }

  /** Among its siblings by the order alone, elsewhere with its new parent. */
  function send({ id, parentId, position }: Move): Promise<unknown> {
    const isAmongSiblings = placed.find((one) => one.id === id)?.parentId === parentId
    if (isAmongSiblings && position !== undefined)
      return toPosition.mutateAsync({ body: [{ DepartId: id, Position: position }] })
    return toParent.mutateAsync({ path: { id }, body: { parentId, ...(position && { position }) } })
  }

  /** `offersUndo`: for what a hand may do by mistake; a key is taken back by the other key. */
  function move(target: Move, offersUndo: boolean) {
    const { id, parentId, position } = placeOf(placed, target.id)
    const name = placed.find((one) => one.id === id)?.name ?? ''
    const takeBack = {
      act: 'moveDepartment' as const,
      input: { path: { id }, body: { parentId, ...(position && { position }) } },
    }
    // Behind one that was refused none is sent: it was meant from where that one would have led.
    if (underWay.length === 0) line.current = { isBroken: false, end: Promise.resolve() }
    const own = line.current
    // The tree does not show the refusal yet.
    if (own.isBroken) return
    setUnderWay((moves) => [...moves, target])
    own.end = own.end.then(async () => {
      if (own.isBroken) return
      try {
        await send(target)
        setUnderWay(([, ...others]) => others)
      } catch {
        own.isBroken = true
        return setUnderWay([])
      }
      announce(target)
      if (offersUndo) tell({ result: { changed: [id] }, doneKey: 'departments.moved', names: { name }, takeBack })
    })
  }

  /** Answers whether it was done; `letGo` when a refused name is typed on no longer. */
  async function rename(id: number, typed: string): Promise<boolean> {
    const name = typed.trim()
    const version = departments.find((one) => one.id === id)?.version
    setRefused(null)
    try {
      await renaming.mutateAsync({ path: { id }, body: { name, ...(version !== undefined && { version }) } })
      return true
    } catch (error) {
      setRefused({ id, name, fault: nameFault(error) })
      return false
    }
  }

  return { departments: shown(), move, rename, refused, letGo: () => setRefused(null), announcement }

  function shown(): readonly Department[] {
    const { isPending, variables } = renaming
    const typed = isPending ? { id: variables.path.id, name: variables.body.name } : refused
    return typed === null ? placed : placed.map((one) => (one.id === typed.id ? { ...one, name: typed.name } : one))
  }
}
