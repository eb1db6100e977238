import { useTranslate } from 'react-admin'
import { useSession } from '../../providers/session/session.ts'
import { SchemaEdit } from '../../resource/form/SchemaEdit.tsx'
import { AddressHint } from './AddressHint.tsx'
import { DisableButton } from './DisableButton.tsx'
import { InviteButton } from './InviteButton.tsx'
import { ResetPasswordButton } from './ResetPasswordButton.tsx'
import { signInNameFaults } from './signInNameFaults.ts'

export function EmployeeEditPage() {
  const translate = useTranslate()
  const { user } = useSession()
  return (
    <SchemaEdit
      resource="employees"
      listTitleKey="title.employees"
      status={({ disabled }) => disabled === true && <span className="rv-chip">{translate('directory.disabled')}</span>}
      subtitle={({ email, employeeNo }) => String(email || employeeNo)}
      actions={({ id, displayName, email, disabled }) => (
        <>
          {email !== '' && disabled !== true && <InviteButton id={Number(id)} />}
          {/* The server refuses both upon oneself (0017); the account menu changes the own password by the old one, or says how. */}
          {id !== user.employeeId && (
            <>
              <ResetPasswordButton id={Number(id)} />
              <DisableButton id={Number(id)} name={String(displayName)} isDisabled={disabled === true} />
            </>
          )}
        </>
      )}
      check={signInNameFaults}
      hints={{
        email: <AddressHint />,
        employeeNo: translate('directory.hint.employeeNo'),
      }}
    />
  )
}
