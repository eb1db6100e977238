import { ResourceEdit } from '../../resource/ResourceEdit.tsx'

export function EmployeeEditPage() {
  return (
    <ResourceEdit
      resource="employees"
      listPath="/employees"
      titleField="displayName"
      subtitle={({ email }) => String(email)}
    />
  )
}
