import { useTranslate } from 'react-admin'
import { SchemaCreate } from '../../resource/form/SchemaCreate.tsx'
import { signInNameFaults } from './signInNameFaults.ts'

export function EmployeeCreatePage() {
  const translate = useTranslate()
  return (
    <SchemaCreate
      resource="employees"
      titleKey="directory.new"
      listTitleKey="title.employees"
      // What the form starts with is nobody who was stored.
      check={(person) => signInNameFaults(person)}
      hints={{
        email: translate('directory.hint.email'),
        employeeNo: translate('directory.hint.employeeNo'),
        password: translate('directory.hint.password'),
      }}
    />
  )
}
