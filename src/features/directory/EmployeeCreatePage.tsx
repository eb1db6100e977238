import { useTranslate } from 'react-admin'
import { SchemaCreate } from '../../resource/form/SchemaCreate.tsx'

export function EmployeeCreatePage() {
  const translate = useTranslate()
  return (
    <SchemaCreate
      resource="employees"
      titleKey="directory.new"
      listTitleKey="title.employees"
      hints={{
        email: translate('directory.hint.email'),
        employeeNo: translate('directory.hint.employeeNo'),
        password: translate('directory.hint.password'),
      }}
    />
  )
}
