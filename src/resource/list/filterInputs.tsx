/** The filters of a list, drawn from the parameters of its operation. */
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
  useLocaleState,
} from 'react-admin'
import type { FilterDescriptor } from '../../../openapi/generated/descriptors.ts'
import { isResource, resources } from '../../../openapi/generated/resources.ts'
import { useWords } from '../label.ts'
import { ChipsInput } from './ChipsInput.tsx'

interface FilterProps {
  source: string
  field: FilterDescriptor
  alwaysOn?: boolean
  /** Read by react-admin's filter menu. */
  label: string
}

const nameOf = (resource: string) => (isResource(resource) ? resources[resource].representation : 'name')
const toQuery = (resource: string) => (words: string) =>
  isResource(resource)
    ? { [resources[resource].filters.find(({ kind }) => kind === 'search')?.name ?? 'kw']: words }
    : {}

/** One filter; react-admin reads `source`, `alwaysOn` and `label` from the element. */
function Filter({ source, field, label }: FilterProps) {
  const { choice } = useWords()
  const common = { source, label }
  const { reference = '', minimum, maximum } = field
  switch (field.kind) {
    case 'search':
      return <SearchInput source={source} placeholder={label} slotProps={{ htmlInput: { 'aria-label': label } }} />
    case 'chips':
      return <ChipsInput source={source} field={field} label={label} />
    case 'select':
      return <SelectInput {...common} choices={field.choices?.map((id) => ({ id, name: choice(field, id) }))} />
    case 'boolean':
      return <BooleanInput {...common} />
    case 'number':
      return <NumberInput {...common} min={minimum} max={maximum} />
    case 'reference':
      return (
        <ReferenceInput source={source} reference={reference}>
          <AutocompleteInput label={label} optionText={nameOf(reference)} filterToQuery={toQuery(reference)} />
        </ReferenceInput>
      )
    case 'tags':
      return (
        <ReferenceArrayInput source={source} reference="tags">
          <AutocompleteArrayInput label={label} optionText="name" filterToQuery={toQuery('tags')} />
        </ReferenceArrayInput>
      )
    default:
      return <TextInput {...common} />
  }
}

/** In the order of the contract. */
export function useFilterInputs(filters: readonly FilterDescriptor[]) {
  const [locale] = useLocaleState()
  const language = locale === 'zh' ? 'zh' : 'en'
  return filters.map((field) => (
    <Filter
      key={field.name}
      source={field.name}
      field={field}
      label={field.label[language]}
      {...(field.always && { alwaysOn: true })}
    />
  ))
}
