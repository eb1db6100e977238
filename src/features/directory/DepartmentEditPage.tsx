import { SchemaEdit } from '../../resource/form/SchemaEdit.tsx'
import { DeleteDepartmentButton } from './DeleteDepartmentButton.tsx'

export function DepartmentEditPage() {
  return (
    <SchemaEdit
      resource="departments"
      listTitleKey="title.departments"
      actions={({ id, name }) => <DeleteDepartmentButton id={Number(id)} name={String(name)} />}
    />
  )
}
