import { useMemo } from 'react'
import { useInput, useNotify, useTranslate } from 'react-admin'
import type { CallResult } from '../../providers/calls.ts'
import { SchemaForm } from '../../resource/form/SchemaForm.tsx'
import { PlainSelect } from './PlainSelect.tsx'

/** What the inputs start with: while the server's own is used, there is none of the enterprise's. */
function ownOf({ source, config, ...rest }: CallResult<'getNotifyConfig'>) {
  return {
    ...rest,
    config: source === 'enterprise' ? config : { ...config, host: '', username: '', hasPassword: false },
  }
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
  async function reloadOwn() {
    const read = await reload()
    return read && ownOf(read)
  }
  return (
    <SchemaForm
      operation="saveNotifyConfig"
      record={record}
      inputs={{ 'config.host': <HostInput hosts={setup.allowedHosts} /> }}
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

function HostInput({ hosts }: { hosts: readonly string[] }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source: 'config.host' })
  return (
    <PlainSelect
      label={translate('mailServer.host')}
      value={String(field.value)}
      none={translate('mailServer.ownNone')}
      choices={hosts.map((code) => ({ code, name: code }))}
      isFaulty={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? translate('mailServer.hostHint')}
      onChange={field.onChange}
    />
  )
}
