import { ResourceEdit } from '../../resource/ResourceEdit.tsx'

export function DepartmentEditPage() {
  return <ResourceEdit resource="departments" listPath="/departments" titleField="name" />
}
