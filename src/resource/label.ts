import { useLocaleState } from 'react-admin'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'

type Labelled = Pick<FieldDescriptor, 'label' | 'choiceLabels'>

/** Words of a descriptor in the language of the screen. */
export function useWords() {
  const [locale] = useLocaleState()
  const language = locale === 'zh' ? 'zh' : 'en'
  return {
    label: ({ label }: Labelled) => label[language],
    choice: ({ choiceLabels }: Labelled, value: unknown) => choiceLabels?.[String(value)]?.[language] ?? String(value),
  }
}
