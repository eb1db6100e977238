import { useTranslate } from 'react-admin'
import { isTooLong } from '../../../domain/textLength.ts'

/** What to say of a text that is too long. It is kept whole and not sent: what a field cuts off, nobody sees go. */
export function useTooLong(): (text: string, most: number) => string | undefined {
  const translate = useTranslate()
  return (text, most) => (isTooLong(text, most) ? translate('input.rule.maxLength', { count: most }) : undefined)
}
