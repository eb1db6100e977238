/** The departments as a tree (WAI-ARIA): one of them has the focus, arrows walk, letters find. */
import type { SxProps, Theme } from '@mui/material'
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import { useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { type Move, wouldCircle } from '../../../../domain/directory/tree.ts'
import type { Department } from '../../../resource/people/person.ts'
import { DepartmentItem, type TreeActs, TreeActsContext } from './DepartmentItem.tsx'
import type { DepartmentNode } from './departmentNodes.ts'
import { moveByDrop, moveByKey } from './moves.ts'
import { useRowDrops } from './treeDragging.ts'
import type { RefusedName } from './useDepartmentActs.ts'

interface DepartmentTreeProps {
  departments: readonly Department[]
  nodes: readonly DepartmentNode[]
  expanded: readonly number[]
  onExpand: (ids: number[]) => void
  selectedId: number | null
  onSelect: (id: number) => void
  onMove: (move: Move, offersUndo: boolean) => void
  /** Answers whether it was done. */
  onRename: (id: number, name: string) => Promise<boolean>
  /** It is typed on. */
  refusedName: RefusedName | null
  /** A name is typed on no longer. */
  onLetGo: () => void
  onRemove: (id: number) => void
}

const SLOTS = { item: DepartmentItem }
const idOf = ({ id }: DepartmentNode) => String(id)
const nameOf = ({ name }: DepartmentNode) => name
const below = ({ children }: DepartmentNode) => children

const LOOK: SxProps<Theme> = {
  padding: 'var(--space-2)',
  '& .MuiTreeItem-content': { paddingBlock: 0, paddingRight: 'var(--space-2)', gap: 'var(--space-1)' },
  '& .MuiTreeItem-content[data-focused]': { background: 'none' },
  '& .MuiTreeItem-content[data-selected]': { background: 'var(--accent-soft)', color: 'var(--accent)' },
  '& [role=treeitem]:focus-visible > .MuiTreeItem-content': { outline: '2px solid var(--accent)', outlineOffset: -2 },
  '& .MuiTreeItem-iconContainer': { width: 28, height: 36, alignItems: 'center' },
  '& .MuiTreeItem-label': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: 36,
    '& > span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': { color: 'var(--ink-2)', fontSize: 'var(--text-small)', whiteSpace: 'nowrap' },
    '&[data-drop=reorder-before]': { boxShadow: 'inset 0 2px var(--accent)' },
    '&[data-drop=reorder-after]': { boxShadow: 'inset 0 -2px var(--accent)' },
    '&[data-drop=combine]': { outline: '2px solid var(--accent)', outlineOffset: -2, borderRadius: 'var(--radius)' },
  },
}

export function DepartmentTree(props: DepartmentTreeProps) {
  const { departments, nodes, expanded, onExpand, selectedId, onSelect, onMove, onRename, onRemove } = props
  const { refusedName, onLetGo } = props
  const translate = useTranslate()
  const apiRef = useRichTreeViewApiRef<DepartmentNode>()
  const held = useRef<number | null>(null)
  const tree = useRef<HTMLUListElement>(null)

  /** A department that goes below another one must be seen there, and keeps the focus. */
  function move(target: Move | null, offersUndo: boolean) {
    if (target === null) return
    held.current = target.id
    if (target.parentId !== null) onExpand([...expanded, target.parentId])
    onMove(target, offersUndo)
  }

  /** A refused name is typed on where it stands, unless the person has gone elsewhere meanwhile. */
  async function rename(id: string, name: string) {
    if (await onRename(Number(id), name)) return
    const { activeElement } = document
    const isHere = activeElement === document.body || tree.current?.contains(activeElement) === true
    if (isHere) apiRef.current?.setEditedItem(id)
    else onLetGo()
  }

  useRowDrops((id, targetId, operation) => move(moveByDrop(departments, id, targetId, operation), true))

  const acts: TreeActs = {
    select: onSelect,
    moveByKey: (id, key) => move(moveByKey(departments, id, key), false),
    edit: (id) => apiRef.current?.setEditedItem(String(id)),
    remove: onRemove,
    refusedName,
    letGo: onLetGo,
    arrive(id) {
      const isLost = document.activeElement === document.body
      if (held.current === id && isLost) apiRef.current?.focusItem(null, String(id))
    },
    canTake: (targetId, id) => !wouldCircle(departments, id, targetId),
  }
  const items = useMemo(() => [...nodes], [nodes])
  return (
    <TreeActsContext value={acts}>
      <RichTreeView
        aria-label={translate('departments.tree')}
        ref={tree}
        apiRef={apiRef}
        items={items}
        getItemId={idOf}
        getItemLabel={nameOf}
        getItemChildren={below}
        slots={SLOTS}
        sx={LOOK}
        itemChildrenIndentation={20}
        expansionTrigger="iconContainer"
        expandedItems={expanded.map(String)}
        onExpandedItemsChange={(_, ids) => onExpand(ids.map(Number))}
        selectedItems={selectedId === null ? null : String(selectedId)}
        onSelectedItemsChange={(_, id) => {
          if (id !== null) onSelect(Number(id))
        }}
        isItemEditable
        onItemLabelChange={(id, label) => void rename(id, label)}
      />
    </TreeActsContext>
  )
}
