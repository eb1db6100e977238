import { IconButton } from '@mui/material'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useLocaleState, useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { useAct } from '../../providers/calls/useAct.ts'
import { keepLanguage } from '../../providers/screen.ts'
import { wordsOf } from '../../providers/words.ts'

/** What is asked once a visit is not asked again: it may be recorded that somebody read it. */
const mayBeAskedAgain = ({ observers }: Query) =>
  observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)

/** Changes to the other language; the server keeps it too, for messages and mails. */
export function LanguageSwitch() {
  const translate = useTranslate()
  const client = useQueryClient()
  const [locale, setLocale] = useLocaleState()
  const other = locale === 'zh' ? 'en' : 'zh'
  const { mutate } = useAct('setSessionLanguage', {
    // The server words what it answers.
    onSuccess: () => client.invalidateQueries({ predicate: mayBeAskedAgain }),
  })
  async function change() {
    try {
      await client.fetchQuery(wordsOf(other))
    } catch {
      // Told by the error display; the page stays in the language it has words for.
      return
    }
    // Words first, then both in one drawing: where react-admin's store and the words disagree, it draws the page
    // from nothing, and what somebody typed is lost.
    flushSync(() => {
      setLocale(other)
      keepLanguage(other)
    })
    mutate({ body: { language: other } })
  }
  return (
    <IconButton lang={other} title={translate(`language.${other}`)} onClick={change}>
      {other === 'zh' ? '中' : 'EN'}
      <span className="rv-hidden">{translate(`language.${other}`)}</span>
    </IconButton>
  )
}
