import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Branch } from './tree.ts'

const INDENT = 22

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
        {branches.map(({ department: { id, name, departNo, leaderName, memberCount }, depth }) => (
          <tr key={id}>
            <td style={{ paddingLeft: 16 + depth * INDENT }}>
              <Link to={`/departments/${id}`}>{name}</Link>
            </td>
            <td>{departNo || <span className="rv-muted">—</span>}</td>
            <td>{leaderName || <span className="rv-muted">—</span>}</td>
            <td className="n">{memberCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
