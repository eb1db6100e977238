import { useCallback } from 'react'
import { SHORTEST_PASSWORD } from '../../domain/directory/passwordRule.ts'
import type { components } from '../../openapi/generated/schema.d.ts'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { isRefusal } from '../api/refusals.ts'
import { useLoaded } from '../api/useLoaded.ts'
import { Field } from './Field.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { passwordFault } from './passwordFault.ts'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

/** The secret of an invitation's link, where the address holds one. */
export function invitationSecret(hash: string): string | null {
  return /^#\/invitation\/([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/** What is true of a mailed link is not of one the operator printed, which shares no account. */
function introKey({ needsPassword, isMailed }: components['schemas']['Invitation']) {
  if (!needsPassword) return 'invitation.introJoined'
  return isMailed ? 'invitation.intro' : 'invitation.introAlone'
}

/** Confirms the address, once: with a password to be set, or with the one confirmed before (docs/decisions/0017); then into that enterprise. */
export function InvitationForm({ secret }: { secret: string }) {
  const translate = useTranslate()
  const ask = useCallback(() => read(api.POST('/api/session/invitation', { body: { secret } })), [secret])
  const { value: invitation, error: unread, reload } = useLoaded(ask)
  const isUsedUp = isRefusal(unread, 'PASSWORD_LINK_INVALID')
  const needsPassword = invitation?.needsPassword === true
  const { submit, faults, failure, isSending } = useSubmit({
    check: ({ password = '' }) => (needsPassword ? passwordFault(translate, 'password', password) : {}),
    send: async ({ password = '' }) => {
      const body = { secret, ...(needsPassword && { password }) }
      await read(api.POST('/api/session/invitation/acceptance', { body }))
      // Without it whoever belongs to several would come into the oldest.
      const wish = new URLSearchParams({ joined: '1', ...(invitation && { eid: invitation.enterpriseUid }) })
      return { returnUrl: `/signin/?${wish}` }
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <h1>{translate('invitation.title')}</h1>
      {unread !== undefined && <LoadFailure error={unread} {...(!isUsedUp && { retry: reload })} />}
      {failure !== '' && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      {invitation !== undefined && (
        <>
          <p className="hint">
            {translate(introKey(invitation), {
              enterpriseName: invitation.enterpriseName,
              email: invitation.email,
            })}
          </p>
          {needsPassword && (
            <Field
              name="password"
              type="password"
              label={translate('invitation.password')}
              autoComplete="new-password"
              hint={translate(invitation.isMailed ? 'invitation.passwordHint' : 'invitation.passwordHintAlone', {
                minimum: SHORTEST_PASSWORD,
              })}
              fault={faults.password}
            />
          )}
          <button type="submit" className="main" disabled={isSending}>
            {translate(isSending ? 'invitation.submitting' : 'invitation.submit')}
          </button>
        </>
      )}
    </form>
  )
}
