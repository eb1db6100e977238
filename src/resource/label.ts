import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { type ResourceName, resources } from '../../openapi/generated/resources.ts'
import { useLanguage } from '../providers/useLanguage.ts'

type Labelled = Pick<FieldDescriptor, 'label' | 'choiceLabels'>

/** Words of a descriptor in the language of the screen. */
export function useWords() {
  const language = useLanguage()
  return {
    label: ({ label }: Labelled) => label[language],
    choice: ({ choiceLabels }: Labelled, value: unknown) => choiceLabels?.[String(value)]?.[language] ?? String(value),
  }
}

/** What the contract calls the values of a resource's property. */
export function useChoiceWords(resource: ResourceName, name: string): (value: string) => string {
  const { choice } = useWords()
  const field = resources[resource].columns.find((column) => column.name === name)
  return (value) => (field === undefined ? value : choice(field, value))
}

export function useChoiceWord(resource: ResourceName, name: string, value: string): string {
  return useChoiceWords(resource, name)(value)
}
