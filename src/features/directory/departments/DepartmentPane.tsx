/** Beside the tree: the chosen department, a new one, or what to do first. */
import { Box, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import type { Move } from '../../../../domain/directory/tree.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import type { Department } from '../../../resource/people/person.ts'
import { EmptyState } from '../../../ui/page/EmptyState.tsx'
import { DepartmentDetails } from './DepartmentDetails.tsx'

interface DepartmentPaneProps {
  chosen: { isNew: boolean; id: number | null; parentId: number | null }
  departments: readonly Department[]
  onMove: (move: Move, offersUndo: boolean) => void
  onRemove: (id: number) => void
}

export function DepartmentPane({ chosen, departments, onMove, onRemove }: DepartmentPaneProps) {
  const translate = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const { isNew, id, parentId } = chosen
  const isChosen = isNew || id !== null
  // On a narrow screen the pane stands below the tree, where nobody would look for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice, not what it is made of
  useEffect(() => {
    const isBelow = (place.current?.getBoundingClientRect().top ?? 0) > window.innerHeight / 2
    if (isChosen && isBelow) place.current?.scrollIntoView({ block: 'start' })
  }, [isNew, id, parentId])
  const department = departments.find((one) => one.id === id)
  const parent = departments.find((one) => one.id === parentId)
  return (
    <Box ref={place} sx={{ minWidth: 0, scrollMarginTop: 72 }}>
      {isNew && <NewDepartment key={parent?.id} parent={parent} />}
      {department && (
        <DepartmentDetails
          key={department.id}
          department={department}
          departments={departments}
          onMove={onMove}
          onRemove={onRemove}
        />
      )}
      {!isNew && department === undefined && (
        <div className="rv-card">
          {id === null ? (
            <EmptyState>{translate('departments.choose')}</EmptyState>
          ) : (
            <EmptyState
              action={
                <Button component={Link} to="/departments">
                  {translate('departments.toAll')}
                </Button>
              }
            >
              {translate('departments.unknown')}
            </EmptyState>
          )}
        </div>
      )}
    </Box>
  )
}

function NewDepartment({ parent }: { parent: Department | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const made = useRef<number | null>(null)
  const { mutateAsync } = useAct('createDepartment')
  return (
    <section className="rv-card rv-pad" aria-labelledby="department-head">
      <h2 id="department-head">
        {parent === undefined
          ? translate('directory.newDepartment')
          : translate('departments.newBelow', { name: parent.name })}
      </h2>
      <Box sx={{ height: 'var(--space-4)' }} />
      <SchemaForm
        isPlain
        operation="createDepartment"
        record={{ parentId: parent?.id ?? null }}
        keptFor={parent?.id}
        isOfQuery
        save={async (body) => {
          made.current = (await mutateAsync({ body })).id
        }}
        isOnce
        onSaved={(mayLead) => mayLead && navigate(`/departments/${made.current}`)}
        onCancel={() => navigate(parent === undefined ? '/departments' : `/departments/${parent.id}`)}
      />
    </section>
  )
}
