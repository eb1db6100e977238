import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { ReferenceText } from '../../resource/FieldValueText.tsx'
import type { Branch, Department } from './tree.ts'

const INDENT = 22

/** Most lead a department they belong to; the others are asked for by name. */
function Leader({ department: { leaderId, members } }: { department: Department }) {
  if (leaderId === null) return <span className="rv-muted">—</span>
  const member = members.find(({ id }) => id === leaderId)
  return member === undefined ? <ReferenceText resource="employees" id={leaderId} /> : member.displayName
}

/** Departments below one another, with who leads them and how many belong to them. */
export function DepartmentTable({ branches }: { branches: readonly Branch[] }) {
  const translate = useTranslate()
  return (
    <table className="rv-table">
      <thead>
        <tr>
          <th scope="col">{translate('directory.department')}</th>
          <th scope="col">{translate('directory.departNo')}</th>
          <th scope="col">{translate('directory.leader')}</th>
          <th scope="col" className="n">
            {translate('directory.members')}
          </th>
        </tr>
      </thead>
      <tbody>
        {branches.map(({ department, department: { id, name, departNo, members }, depth }) => (
          <tr key={id}>
            <td style={{ paddingLeft: 16 + depth * INDENT }}>
              <Link to={`/departments/${id}`}>{name}</Link>
            </td>
            <td>{departNo || <span className="rv-muted">—</span>}</td>
            <td>
              <Leader department={department} />
            </td>
            <td className="n">{members.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
