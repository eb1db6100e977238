/** A department: its particulars, what can be done with it, who belongs to it. */
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Move } from '../../../../domain/directory/tree.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { useDepartments } from '../../../resource/people/useDepartments.ts'
import { above, nodesOf } from './departmentNodes.ts'
import { MembersCard } from './MembersCard.tsx'
import { MoveDialog } from './MoveDialog.tsx'

interface DepartmentDetailsProps {
  department: Department
  departments: readonly Department[]
  onMove: (move: Move, offersUndo: boolean) => void
  onRemove: (id: number) => void
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2)' }

/** The addresses of a new department below this one, and of one beside it. */
const under = (parentId: number | null) => `/departments/create${parentId === null ? '' : `?parent=${parentId}`}`

/** How many people stand in a branch. */
function totalOf(departments: readonly Department[], id: number): number {
  const waiting = nodesOf(departments)
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.id === id) return node.total
    waiting.push(...node.children)
  }
  return 0
}

export function DepartmentDetails({ department, departments, onMove, onRemove }: DepartmentDetailsProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch } = useDepartments()
  const [isMoving, setMoving] = useState(false)
  const { id, name, parentId, memberCount } = department
  const filter = encodeURIComponent(JSON.stringify({ departId: id }))
  const path = above(departments, id).map((one) => one.name)
  const total = totalOf(departments, id)
  return (
    <>
      <section className="rv-card rv-pad" aria-labelledby="department-head">
        {path.length > 0 && <p className="rv-sub">{path.join(' / ')}</p>}
        <h2 id="department-head">{name}</h2>
        <Box className="rv-sub" sx={{ ...ROW, margin: 'var(--space-1) 0 var(--space-3)' }}>
          <span>
            {total === memberCount
              ? translate('departments.people', { count: total })
              : translate('departments.counts', { own: memberCount, total })}
          </span>
          <Link to={`/employees?filter=${filter}`}>{translate('departments.seePeople')}</Link>
        </Box>
        <Box sx={{ ...ROW, marginBottom: 'var(--space-4)' }}>
          <Button size="small" component={Link} to={under(id)}>
            {translate('departments.addChild')}
          </Button>
          <Button size="small" component={Link} to={under(parentId)}>
            {translate('departments.addSibling')}
          </Button>
          <Button size="small" onClick={() => setMoving(true)}>
            {translate('departments.moveTo')}
          </Button>
          <Button size="small" color="error" onClick={() => onRemove(id)}>
            {translate('directory.deleteDepartment')}
          </Button>
        </Box>
        <SchemaForm
          isPlain
          operation="updateDepartment"
          input={{ path: { id } }}
          record={department}
          reload={async () => (await refetch()).data?.find((one) => one.id === id)}
          onSaved={() => notify(translate('action.saved'), { type: 'info' })}
        />
      </section>
      <MembersCard department={department} />
      {isMoving && <MoveDialog department={department} onMove={onMove} onClose={() => setMoving(false)} />}
    </>
  )
}
