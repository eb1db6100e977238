import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { branchesOf } from '../../../domain/directory/tree.ts'
import { useDepartments } from './useDepartments.ts'

/** A department with all below it, or everybody. */
export function DepartmentSelect({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const translate = useTranslate()
  const { data } = useDepartments()
  const isGone = value !== null && data !== undefined && !data.some(({ id }) => id === value)
  return (
    <TextField
      select
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': translate('people.department') } }}
    >
      <option value="">{translate('people.allDepartments')}</option>
      {isGone && (
        <option value={value} disabled>
          {translate('people.departmentGone')}
        </option>
      )}
      {branchesOf(data ?? []).map(({ node: { id, name }, depth }) => (
        <option key={id} value={id}>
          {'\u3000'.repeat(depth)}
          {name}
        </option>
      ))}
    </TextField>
  )
}
