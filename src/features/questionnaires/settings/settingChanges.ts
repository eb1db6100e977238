/** What somebody else changed of the settings meanwhile, in the words of the form. */
import { useTranslate } from 'react-admin'
import { useMomentText } from '../../../providers/useLanguage.ts'
import type { Row } from '../../../resource/form/body.ts'
import type { Change } from '../../../resource/form/useSending.tsx'

/** The settings in which a later reading differs. */
export function useSettingChanges(): (before: Row, now: Row) => Change[] {
  const translate = useTranslate()
  const momentText = useMomentText()
  function text(name: string, value: unknown): string {
    if (value === '') return '—'
    if (typeof value === 'boolean') return translate(value ? 'state.yes' : 'state.no')
    if (name === 'type' || name === 'language') return translate(`${name}.${value}`)
    return name === 'deadline' ? momentText(String(value)) : String(value)
  }
  return (before, now) =>
    Object.keys(now)
      .filter((name) => name !== 'version' && now[name] !== before[name])
      .map((name) => ({ name, label: translate(`settings.${name}`), value: text(name, now[name]) }))
}
