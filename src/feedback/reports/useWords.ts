import { translateReleased } from '../../../messages/released.ts'
import { type Text, useText } from '../text.tsx'

/** The pages' own sentences, which the site's first file does not carry. */
export function useWords(): Text['t'] {
  const { language } = useText()
  return (key, params) => translateReleased(language, key, params)
}
