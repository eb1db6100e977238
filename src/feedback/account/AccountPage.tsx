/** One's own sign-in on the answering site: the password, and the devices it is used on. */
import { useState } from 'react'
import { UnauthenticatedError } from '../../api/errors.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { whoIsHere } from '../calls.ts'
import { Failure } from '../frame/Failure.tsx'
import { Frame } from '../frame/Frame.tsx'
import { Heading } from '../frame/Heading.tsx'
import { Loading } from '../frame/Loading.tsx'
import { useText } from '../text.tsx'
import { type Device, listDevices } from './accountCalls.ts'
import { DevicesCard } from './DevicesCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'

const BACK = '#/'

const load = () => Promise.all([listDevices(), whoIsHere()])

export function AccountPage() {
  const { value, error, reload } = useLoaded(load)
  if (error !== undefined) return <Failure error={error} retry={reload} back={BACK} />
  if (value === undefined) return <Loading />
  const [listed, { keepsPassword }] = value
  return <Account listed={listed} keepsPassword={keepsPassword} retry={reload} />
}

interface AccountProps {
  listed: Device[]
  keepsPassword: boolean
  retry: () => void
}

function Account({ listed, keepsPassword, retry }: AccountProps) {
  const { t } = useText()
  const [devices, setDevices] = useState(listed)
  const [signedOut, setSignedOut] = useState<unknown>()
  const refresh = async () => setDevices(await listDevices())
  const onFailure = (error: unknown) => {
    if (error instanceof UnauthenticatedError) setSignedOut(error)
  }
  if (signedOut !== undefined) return <Failure error={signedOut} retry={retry} back={BACK} />
  const back = (
    <a className="button" href={BACK}>
      {t('feedback.back')}
    </a>
  )
  return (
    <Frame foot={back}>
      <Heading>{t('feedback.account')}</Heading>
      <DevicesCard devices={devices} refresh={refresh} onFailure={onFailure} />
      <PasswordCard
        isKept={keepsPassword}
        // The other devices are signed out; that it cannot be shown is no failure of the change.
        onChanged={() => void refresh().catch(onFailure)}
        onFailure={onFailure}
      />
    </Frame>
  )
}
