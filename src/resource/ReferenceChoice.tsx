/** One or several records of another resource, found by their names; its code comes with its first use. */
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin'
import { isResource, resources } from '../../openapi/generated/resources.ts'
import { DepartmentChoice } from './people/DepartmentChoice.tsx'
import { personText } from './people/person.ts'

interface ReferenceChoiceProps
  extends Pick<AutocompleteInputProps & AutocompleteArrayInputProps, 'id' | 'disabled' | 'isRequired' | 'helperText'> {
  source: string
  label: string
  reference: string
  /** Several records at once. */
  isMany: boolean
}

const nameOf = (resource: string) => {
  if (resource === 'employees') return personText
  return isResource(resource) ? resources[resource].representation : 'name'
}

const toQuery = (resource: string) => (words: string) =>
  isResource(resource)
    ? { [resources[resource].filters.find(({ kind }) => kind === 'search')?.name ?? 'kw']: words }
    : {}

export function ReferenceChoice({ source, reference, isMany, ...more }: ReferenceChoiceProps) {
  if (reference === 'departments' && !isMany) return <DepartmentChoice {...more} source={source} />
  const input = { ...more, optionText: nameOf(reference), filterToQuery: toQuery(reference) }
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
