import { Box } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { IN_PLACE, useQuestion } from '../../providers/calls/useQuestion.ts'
import { useSession } from '../../providers/session/session.ts'
import { formLook } from '../../resource/form/formLook.ts'
import { PictureChoice } from '../../resource/form/PictureChoice.tsx'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { PageHeader } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { Devices } from './Devices.tsx'

/** One's own particulars and picture, in the enterprise in use (spec §7 employees/general, me/avatar). */
export function ProfilePage() {
  const translate = useTranslate()
  const { user } = useSession()
  return (
    <>
      <PageHeader title={translate('title.profile')} subtitle={user.email} />
      <div className="rv-body">
        <Picture />
        <Particulars />
        <Devices />
      </div>
    </>
  )
}

function Picture() {
  const translate = useTranslate()
  const notify = useNotify()
  const { user } = useSession()
  const { mutate, isPending } = useAct('setMyAvatar', {
    onSuccess: () => notify(translate('action.saved'), { type: 'info' }),
  })
  return (
    <Box className="rv-card rv-pad rv-narrow" sx={{ ...formLook, mb: 2 }}>
      <div>
        <PictureChoice
          label={translate('profile.picture')}
          address={user.avatar}
          upload="uploadAvatar"
          isBusy={isPending}
          onChange={(avatar) => mutate({ query: { avatar } })}
        />
      </div>
    </Box>
  )
}

function Particulars() {
  const translate = useTranslate()
  const notify = useNotify()
  const { data, error, refetch } = useQuestion('getGeneralInfo', {}, IN_PLACE)
  if (error !== null && data === undefined) return <FailurePage error={error} retry={() => void refetch()} />
  if (data === undefined) return <Waiting />
  return (
    <SchemaForm
      operation="updateGeneralInfo"
      record={data}
      reload={async () => (await refetch()).data}
      onSaved={() => notify(translate('action.saved'), { type: 'info' })}
    />
  )
}
