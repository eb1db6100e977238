import { useGetList, useTranslate } from 'react-admin'
import { type Department, departmentTree } from './departmentTree.ts'

const ignore = () => {}

/** A department with all below it, or everybody. */
export function DepartmentSelect({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const translate = useTranslate()
  const { data = [] } = useGetList<Department>('departments', { filter: {} }, { onError: ignore })
  return (
    <select
      className="rv-select"
      aria-label={translate('relations.department')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{translate('relations.allDepartments')}</option>
      {departmentTree(data).map(({ id, name, depth }) => (
        <option key={id} value={id}>
          {'\u3000'.repeat(depth)}
          {name}
        </option>
      ))}
    </select>
  )
}
