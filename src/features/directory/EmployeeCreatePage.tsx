import { SchemaCreate } from '../../resource/form/SchemaCreate.tsx'

export function EmployeeCreatePage() {
  return <SchemaCreate resource="employees" titleKey="directory.new" listTitleKey="title.employees" />
}
