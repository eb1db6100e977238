import { useEffect, useMemo, useState } from 'react'
import { useInput, useNotify, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { BodyOf, CallResult } from '../../providers/calls/calls.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { PlainSelect } from './PlainSelect.tsx'

/** What is said of a server of the enterprise's own besides its host. */
const DETAILS = (
  [
    'port',
    'secure',
    'username',
    'password',
    'fromAddress',
    'fromName',
  ] satisfies (keyof BodyOf<'saveNotifyConfig'>['config'])[]
).map((name) => `config.${name}` as const)
const NO_DETAILS = Object.fromEntries(DETAILS.map((source) => [source, null]))

/** Of the operator's server nothing goes for another one: it sends for neither the operator's user nor address. */
const NOT_THE_OPERATORS = { host: '', username: '', hasPassword: false, fromAddress: '' }

/** What the inputs start with: while the server's own is used, there is none of the enterprise's. */
function ownOf({ source, config, ...rest }: CallResult<'getNotifyConfig'>) {
  return { ...rest, config: source === 'enterprise' ? config : { ...config, ...NOT_THE_OPERATORS } }
}

interface MailServerFormProps {
  setup: CallResult<'getNotifyConfig'>
  reload: () => Promise<CallResult<'getNotifyConfig'> | undefined>
  onSaved: () => void
}

export function MailServerForm({ setup, reload, onSaved }: MailServerFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  // The same while nothing came anew: another one is a reading of its own.
  const record = useMemo(() => ownOf(setup), [setup])
  const [host, setHost] = useState(record.config.host)
  async function reloadOwn() {
    const read = await reload()
    return read && ownOf(read)
  }
  return (
    <SchemaForm
      operation="saveNotifyConfig"
      record={record}
      inputs={{
        'config.host': <HostInput hosts={setup.allowedHosts} onHost={setHost} />,
        ...(host === '' && NO_DETAILS),
      }}
      hints={{
        'config.password': translate(record.config.hasPassword ? 'mailServer.passwordKept' : 'mailServer.passwordNone'),
      }}
      reload={reloadOwn}
      onSaved={() => {
        notify(translate('action.saved'), { type: 'info' })
        onSaved()
      }}
    />
  )
}

interface HostInputProps {
  hosts: readonly string[]
  onHost: (host: string) => void
}

function HostInput({ hosts, onHost }: HostInputProps) {
  const translate = useTranslate()
  const { resetField } = useFormContext()
  const { field, fieldState } = useInput({ source: 'config.host' })
  const host = String(field.value)
  useEffect(() => {
    onHost(host)
    // What cannot be seen can be neither wrong nor sent.
    if (host === '') for (const source of DETAILS) resetField(source)
  }, [host, onHost, resetField])
  return (
    <PlainSelect
      label={translate('mailServer.host')}
      value={host}
      none={translate('mailServer.ownNone')}
      choices={hosts.map((code) => ({ code, name: code }))}
      isFaulty={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? translate('mailServer.hostHint')}
      onChange={field.onChange}
    />
  )
}
