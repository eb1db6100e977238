/** A department in the tree: dragged, moved by key, renamed in place. */
import { Box } from '@mui/material'
import { useTreeItemModel } from '@mui/x-tree-view/hooks'
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models'
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem'
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useTranslate } from 'react-admin'
import type { DepartmentNode } from './departmentNodes.ts'
import { isMoveKey, type MoveKey } from './moves.ts'
import { useRowDragging } from './treeDragging.ts'

export interface TreeActs {
  select: (id: number) => void
  moveByKey: (id: number, key: MoveKey) => void
  edit: (id: number) => void
  remove: (id: number) => void
  /** A name is typed on no longer. */
  letGo: () => void
  /** It is drawn in its place: the one that was moved gets the focus back. */
  arrive: (id: number) => void
  /** Whether the department `id` may be dropped on `targetId`. */
  canTake: (targetId: number, id: number) => boolean
}

export const TreeActsContext = createContext<TreeActs | null>(null)
const NodeContext = createContext<DepartmentNode | null>(null)

const SLOTS = { label: DepartmentLabel }
/** A branch opens at once: what moves under the pointer is missed. */
const GROUP_TRANSITION = { timeout: 0 }
/** Typed over, as where files are renamed. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()

export function DepartmentItem(props: TreeItemProps) {
  const node = useTreeItemModel<DepartmentNode>(props.itemId)
  const acts = useContext(TreeActsContext)
  const arrived = useRef(false)
  useEffect(() => {
    if (!arrived.current && node !== null) acts?.arrive(node.id)
    arrived.current = true
  })
  if (node === null || acts === null) return null
  const { id } = node

  function press(event: KeyboardEvent<HTMLLIElement> & TreeViewCancellableEvent) {
    // Keys pressed on a department below come by here as well.
    if (event.target !== event.currentTarget || acts === null) return
    const { key, altKey } = event
    if (altKey && isMoveKey(key)) acts.moveByKey(id, key)
    else if (key === 'Enter') acts.select(id)
    else if (key === 'F2') acts.edit(id)
    else if (key === 'Delete') acts.remove(id)
    else return
    event.preventDefault()
    event.defaultMuiPrevented = true
  }

  return (
    <NodeContext value={node}>
      <TreeItem
        {...props}
        onKeyDown={press}
        slots={SLOTS}
        slotProps={{ groupTransition: GROUP_TRANSITION, labelInput: { onFocus: selectAll, onBlur: acts.letGo } }}
      />
    </NodeContext>
  )
}

function DepartmentLabel({ children, ...props }: ComponentProps<typeof TreeItemLabel>) {
  const translate = useTranslate()
  const row = useRef<HTMLDivElement>(null)
  const node = useContext(NodeContext)
  const acts = useContext(TreeActsContext)
  const { id = 0, memberCount = 0, total = 0 } = node ?? {}
  const operation = useRowDragging(row, id, (dragged) => acts?.canTake(id, dragged) === true)
  const own = translate('departments.people', { count: memberCount })
  return (
    <TreeItemLabel {...props} ref={row} data-drop={operation}>
      <span>{children}</span>
      <Box component="small" title={translate('departments.counts', { own: memberCount, total })}>
        {total === memberCount ? own : `${own} · ${translate('departments.inAll', { count: total })}`}
      </Box>
    </TreeItemLabel>
  )
}
