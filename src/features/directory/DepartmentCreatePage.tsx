import { useTranslate } from 'react-admin'
import { ResourceCreate } from '../../resource/ResourceCreate.tsx'

export function DepartmentCreatePage() {
  const translate = useTranslate()
  return (
    <ResourceCreate
      resource="departments"
      title={translate('directory.newDepartment')}
      listPath="/departments"
      listTitleKey="title.departments"
    />
  )
}
