import { IconButton } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { keepLanguage } from '../../providers/screen.ts'
import { useAct } from '../../providers/useAct.ts'

/** Changes to the other language; the server keeps it too, for messages and mails. */
export function LanguageSwitch() {
  const translate = useTranslate()
  const client = useQueryClient()
  const [locale, setLocale] = useLocaleState()
  const other = locale === 'zh' ? 'en' : 'zh'
  const { mutate } = useAct('setSessionLanguage', {
    // The server words what it answers.
    onSuccess: () => client.invalidateQueries(),
  })
  function change() {
    // Both in one event, so that react-admin's store and the language never disagree in a rendering.
    setLocale(other)
    keepLanguage(other)
    mutate({ body: { language: other } })
  }
  return (
    <IconButton lang={other} title={translate(`language.${other}`)} onClick={change}>
      {other === 'zh' ? '中' : 'EN'}
      <span className="rv-hidden">{translate(`language.${other}`)}</span>
    </IconButton>
  )
}
