import { useTranslate } from 'react-admin'
import { ResourceCreate } from '../../resource/ResourceCreate.tsx'

export function EmployeeCreatePage() {
  const translate = useTranslate()
  return (
    <ResourceCreate
      resource="employees"
      title={translate('directory.new')}
      listPath="/employees"
      listTitleKey="title.employees"
    />
  )
}
