/** A department in the tree: dragged, moved by key, renamed in place. */
import { Box, FormHelperText } from '@mui/material'
import { useTreeItemModel } from '@mui/x-tree-view/hooks'
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models'
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem'
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput'
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { getFieldLabelTranslationArgs, useTranslate } from 'react-admin'
import { type BrokenRule, brokenNameRule } from '../../../../domain/inputRules.ts'
import type { DepartmentNode } from './departmentNodes.ts'
import { isMoveKey, type MoveKey } from './moves.ts'
import { useRowDragging } from './treeDragging.ts'
import type { RefusedName } from './useDepartmentActs.ts'

export interface TreeActs {
  select: (id: number) => void
  moveByKey: (id: number, key: MoveKey) => void
  edit: (id: number) => void
  remove: (id: number) => void
  /** It is typed on. */
  refusedName: RefusedName | null
  /** A name is typed on no longer. */
  letGo: () => void
  /** It is drawn in its place: the one that was moved gets the focus back. */
  arrive: (id: number) => void
  /** Whether the department `id` may be dropped on `targetId`. */
  canTake: (targetId: number, id: number) => boolean
}

export const TreeActsContext = createContext<TreeActs | null>(null)
const NodeContext = createContext<DepartmentNode | null>(null)

const SLOTS = { label: DepartmentLabel, labelInput: NameInput }
/** A branch opens at once: what moves under the pointer is missed. */
const GROUP_TRANSITION = { timeout: 0 }
/** Typed over, as where files are renamed. */
const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()
/** Why what is typed cannot be the name of a department. */
const brokenRule = (name: string): BrokenRule | null =>
  name.trim() === '' ? { name: 'required', params: {} } : brokenNameRule(name)
/** It is not sent then, and stays as it was typed. */
function holdBroken(event: SyntheticEvent<HTMLInputElement> & TreeViewCancellableEvent) {
  if (brokenRule(event.currentTarget.value) !== null) event.defaultMuiPrevented = true
}
const holdEnter = (event: KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
  if (event.key === 'Enter') holdBroken(event)
}

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

  function leave(event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) {
    acts?.letGo()
    holdBroken(event)
  }

  return (
    <NodeContext value={node}>
      <TreeItem
        {...props}
        onKeyDown={press}
        slots={SLOTS}
        slotProps={{
          groupTransition: GROUP_TRANSITION,
          labelInput: { onFocus: selectAll, onKeyDown: holdEnter, onBlur: leave },
        }}
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

/** The name while it is typed, with what is wrong with it. */
function NameInput(props: ComponentProps<typeof TreeItemLabelInput>) {
  const translate = useTranslate()
  const hintId = useId()
  const node = useContext(NodeContext)
  const refused = useContext(TreeActsContext)?.refusedName
  const text = String(props.value ?? '')
  const broken = brokenRule(text)
  const told = refused?.id === node?.id && refused?.name === text ? refused.fault : undefined
  const fault = broken === null ? told : translate(`input.rule.${broken.name}`, broken.params)
  const isFaulty = fault !== undefined
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <TreeItemLabelInput
        {...props}
        aria-label={translate(...getFieldLabelTranslationArgs({ resource: 'departments', source: 'name' }))}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? hintId : undefined}
      />
      {isFaulty && (
        <FormHelperText error id={hintId} role="alert">
          {fault}
        </FormHelperText>
      )}
    </Box>
  )
}
