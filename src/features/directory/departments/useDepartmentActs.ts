/** Moving and renaming: shown at once, taken back where the server refuses, said aloud when it is done. */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Move, moved } from '../../../../domain/directory/tree.ts'
import { useAct } from '../../../providers/useAct.ts'
import { useDone } from '../../../resource/list/DoneNotice.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { placeOf } from './moves.ts'

export function useDepartmentActs(departments: readonly Department[]) {
  const translate = useTranslate()
  const tell = useDone()
  const [announcement, setAnnouncement] = useState('')
  const [underWay, setUnderWay] = useState<Move | null>(null)
  const done = { onSettled: () => setUnderWay(null) }
  const toParent = useAct('moveDepartment')
  const toPosition = useAct('positionDepartments')
  const renaming = useAct('updateDepartment')

  function announce(move: Move) {
    const after = moved(departments, move)
    const node = after.find(({ id }) => id === move.id)
    const parent = departments.find(({ id }) => id === move.parentId)
    const count = after.filter(({ parentId }) => parentId === move.parentId).length
    const words = { name: node?.name, parent: parent?.name, place: node?.seq, count }
    setAnnouncement(translate(parent === undefined ? 'departments.atTop' : 'departments.below', words))
  }

  /** Among its siblings by the order alone, elsewhere with its new parent. */
  function send(move: Move, onSuccess: () => void) {
    const { id, parentId, position } = move
    const isAmongSiblings = departments.find((one) => one.id === id)?.parentId === parentId
    if (isAmongSiblings && position !== undefined)
      toPosition.mutate({ body: [{ DepartId: id, Position: position }] }, { ...done, onSuccess })
    else toParent.mutate({ path: { id }, body: { parentId, ...(position && { position }) } }, { ...done, onSuccess })
  }

  /** `offersUndo`: for what a hand may do by mistake; a key is taken back by the other key. */
  function move(target: Move, offersUndo: boolean) {
    if (underWay !== null) return
    const { id, parentId, position } = placeOf(departments, target.id)
    const name = departments.find((one) => one.id === id)?.name ?? ''
    const takeBack = {
      act: 'moveDepartment' as const,
      input: { path: { id }, body: { parentId, ...(position && { position }) } },
    }
    setUnderWay(target)
    send(target, () => {
      announce(target)
      if (!offersUndo) return
      tell({ result: { changed: [id] }, doneKey: 'departments.moved', names: { name }, takeBack })
    })
  }

  function rename(id: number, name: string) {
    const version = departments.find((one) => one.id === id)?.version
    renaming.mutate({ path: { id }, body: { name, ...(version !== undefined && { version }) } })
  }

  return { departments: shown(), move, rename, announcement }

  function shown(): readonly Department[] {
    const { isPending, variables } = renaming
    const placed = underWay === null ? departments : moved(departments, underWay)
    if (!isPending) return placed
    return placed.map((one) => (one.id === variables.path.id ? { ...one, name: variables.body.name } : one))
  }
}
