import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'
import { Field } from './Field.tsx'
import { useTranslate } from './translate.ts'
import { useSubmit } from './useSubmit.ts'

/** Where the page asks for whom to mail a link to. */
export const LINK_ADDRESS = '#/link'

export const asksLink = (hash: string): boolean => hash === LINK_ADDRESS

/** Has links mailed to who forgot the password or has none yet; then back to where one signs in. */
export function LinkForm() {
  const translate = useTranslate()
  const { submit, faults, failure, isSending } = useSubmit({
    check: ({ email = '' }): Record<string, string> =>
      email.trim() === '' ? { email: translate('link.emailMissing') } : {},
    send: async ({ email = '' }) => {
      await read(api.POST('/api/session/links', { body: { email: email.trim() } }))
      const asked = new URLSearchParams(location.search)
      const kept = ['returnUrl', 'eid'].flatMap((name) => asked.getAll(name).map((value) => [name, value]))
      return { returnUrl: `/signin/?${new URLSearchParams([...kept, ['linkAsked', '1']])}` }
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <h1>{translate('link.title')}</h1>
      <p className="hint">{translate('link.intro')}</p>
      {failure !== '' && (
        <p className="fault" role="alert">
          {failure}
        </p>
      )}
      <Field name="email" type="email" label={translate('link.email')} autoComplete="username" fault={faults.email} />
      <button type="submit" className="main" disabled={isSending}>
        {translate(isSending ? 'link.submitting' : 'link.submit')}
      </button>
      <p className="hint">{translate('link.noAddress')}</p>
      <p className="hint">
        <a href="#/">{translate('link.back')}</a>
      </p>
    </form>
  )
}
