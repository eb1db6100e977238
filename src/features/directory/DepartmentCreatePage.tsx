import { SchemaCreate } from '../../resource/form/SchemaCreate.tsx'

export function DepartmentCreatePage() {
  return <SchemaCreate resource="departments" titleKey="directory.newDepartment" listTitleKey="title.departments" />
}
