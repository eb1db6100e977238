import { translateAccount } from '../../../messages/account.ts'
import { type Text, useText } from '../text.tsx'

/** The page's own sentences, which the site's first file does not carry. */
export function useWords(): Text['t'] {
  const { language } = useText()
  return (key, params) => translateAccount(language, key, params)
}
