/** A filter by records of another resource; its code comes when somebody adds it. */
import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin'
import { isResource, resources } from '../../../openapi/generated/resources.ts'

interface ReferenceFilterProps {
  source: string
  label: string
  reference: string
  /** Several records at once. */
  isMany: boolean
}

const nameOf = (resource: string) => (isResource(resource) ? resources[resource].representation : 'name')

const toQuery = (resource: string) => (words: string) =>
  isResource(resource)
    ? { [resources[resource].filters.find(({ kind }) => kind === 'search')?.name ?? 'kw']: words }
    : {}

export function ReferenceFilter({ source, label, reference, isMany }: ReferenceFilterProps) {
  const input = { label, optionText: nameOf(reference), filterToQuery: toQuery(reference) }
  if (!isMany)
    return (
      <ReferenceInput source={source} reference={reference}>
        <AutocompleteInput {...input} />
      </ReferenceInput>
    )
  return (
    <ReferenceArrayInput source={source} reference={reference}>
      <AutocompleteArrayInput {...input} />
    </ReferenceArrayInput>
  )
}
