import { ResourceEdit } from '../../resource/ResourceEdit.tsx'
import { DeleteDepartmentButton } from './DeleteDepartmentButton.tsx'

export function DepartmentEditPage() {
  return (
    <ResourceEdit
      resource="departments"
      listPath="/departments"
      listTitleKey="title.departments"
      titleField="name"
      actions={({ id, name }) => <DeleteDepartmentButton id={Number(id)} name={String(name)} />}
    />
  )
}
