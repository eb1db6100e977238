/** Says what removing a department does to its people and to what is below it; then removes it, and offers the way back. */
import { useNotify, useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router'
import type { CallResult } from '../../../providers/calls/calls.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useDone } from '../../../resource/list/bulk/DoneNotice.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'

interface RemoveDialogProps {
  department: Department
  departments: readonly Department[]
  onClose: () => void
}

type Removal = CallResult<'previewDepartmentRemoval'>

/** A sentence for each thing that is touched. */
function useEffects() {
  const translate = useTranslate()
  return (told: Removal, parent: Department | undefined): string[] => {
    const { members, disabledMembers, childDepartments, leaderName, questionnaires, clashes } = told
    const count = childDepartments
    const lines = [
      members > 0 && translate('departments.removal.members', { count: members }),
      disabledMembers > 0 && translate('departments.removal.disabled', { count: disabledMembers }),
      count > 0 && parent !== undefined && translate('departments.removal.children', { count, parent: parent.name }),
      count > 0 && parent === undefined && translate('departments.removal.childrenToTop', { count }),
      leaderName !== '' && translate('departments.removal.leader', { name: leaderName }),
      questionnaires > 0 && translate('departments.removal.questionnaires', { count: questionnaires }),
      clashes.length > 0 && translate('departments.removal.clashes', { names: clashes.join(', ') }),
    ].filter((line) => line !== false)
    return lines.length === 0 ? [translate('departments.removal.nothing')] : lines
  }
}

/** Removes it and leads to what it stood under; the notice takes it back. */
function useRemoval({ id, name, parentId }: Department, onClose: () => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const tell = useDone()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  function tellRestored({ missedMembers, missedDepartments }: CallResult<'restoreDepartment'>) {
    const lines = [
      translate('departments.restored', { name }),
      missedMembers > 0 && translate('departments.missedMembers', { count: missedMembers }),
      missedDepartments > 0 && translate('departments.missedDepartments', { count: missedDepartments }),
    ]
    notify(lines.filter((line) => line !== false).join('\n'), { type: 'info' })
  }
  return useAct('deleteDepartment', {
    removedId: id,
    onSuccess(removed) {
      const takeBack = { act: 'restoreDepartment' as const, input: { body: removed }, onDone: tellRestored }
      tell({ result: { changed: [id] }, doneKey: 'departments.removed', names: { name }, takeBack })
      onClose()
      if (pathname === `/departments/${id}`) navigate(parentId === null ? '/departments' : `/departments/${parentId}`)
    },
  })
}

export function RemoveDialog({ department, departments, onClose }: RemoveDialogProps) {
  const translate = useTranslate()
  const effectsOf = useEffects()
  const path = { id: department.id }
  const { data: told, error } = useQuestion('previewDepartmentRemoval', { path }, { staleTime: 0 })
  const { mutate, isPending } = useRemoval(department, onClose)
  const parent = departments.find(({ id }) => id === department.parentId)
  return (
    <ConfirmDialog
      title={translate('departments.removal.title', { name: department.name })}
      confirmLabel={translate('directory.deleteDepartment')}
      isDangerous
      isBusy={isPending}
      canConfirm={told !== undefined && told.clashes.length === 0}
      onClose={onClose}
      onConfirm={() => mutate({ path, query: { version: told?.version } })}
    >
      {told === undefined && !error && <Waiting />}
      {told && (
        <ul>
          {effectsOf(told, parent).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="rv-sub">{translate('departments.removal.undoable')}</p>
    </ConfirmDialog>
  )
}
