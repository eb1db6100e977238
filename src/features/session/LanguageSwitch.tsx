import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { keepLanguage } from '../../api/language.ts'

/** Changes to the other language; the server keeps it too, for messages and mails. */
export function LanguageSwitch() {
  const translate = useTranslate()
  const client = useQueryClient()
  const [locale, setLocale] = useLocaleState()
  const other = locale === 'zh' ? 'en' : 'zh'
  const { mutate } = useMutation({
    mutationFn: (language: 'zh' | 'en') => read(api.PUT('/api/session/language', { body: { language } })),
    onSuccess: () => client.invalidateQueries(),
  })
  function change() {
    // Both in one event, so that react-admin's store and the language never disagree in a rendering.
    setLocale(other)
    keepLanguage(other)
    mutate(other)
  }
  return (
    <button
      type="button"
      className="rv-foot-button"
      lang={other}
      title={translate(`language.${other}`)}
      onClick={change}
    >
      {other === 'zh' ? '中' : 'EN'}
      <span className="rv-hidden">{translate(`language.${other}`)}</span>
    </button>
  )
}
