/** The filters of a list, drawn from the parameters of its operation. */
import type { ComponentType } from 'react'
import { BooleanInput, NumberInput, SearchInput, SelectInput, TextInput } from 'react-admin'
import type { FilterDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { lazyPage } from '../../../ui/page/lazyPage.tsx'
import { useWords } from '../../label.ts'
import { ChipsInput } from './ChipsInput.tsx'

export interface FilterProps {
  source: string
  field: FilterDescriptor
  alwaysOn?: boolean
  /** Read by react-admin's filter menu. */
  label: string
}

const ReferenceChoice = lazyPage(() => import('../../ReferenceChoice.tsx').then((m) => m.ReferenceChoice))

/** One filter; react-admin reads `source`, `alwaysOn` and `label` from the element. */
function Filter({ source, field, label }: FilterProps) {
  const { choice } = useWords()
  const common = { source, label }
  const { reference = '', minimum, maximum, maxLength } = field
  switch (field.kind) {
    case 'search':
      return (
        <SearchInput
          source={source}
          placeholder={label}
          slotProps={{ htmlInput: { 'aria-label': label, maxLength } }}
        />
      )
    case 'chips':
      return <ChipsInput source={source} field={field} label={label} />
    case 'select':
      return (
        <SelectInput
          {...common}
          emptyText="list.all"
          choices={field.choices?.map((id) => ({ id, name: choice(field, id) }))}
        />
      )
    case 'boolean':
      return <BooleanInput {...common} />
    case 'number':
      return <NumberInput {...common} min={minimum} max={maximum} />
    case 'reference':
      return <ReferenceChoice source={source} label={label} reference={reference} isMany={false} />
    case 'tags':
      return <ReferenceChoice source={source} label={label} reference="tags" isMany />
    default:
      return <TextInput {...common} />
  }
}

/** Inputs of a feature's own by the filter's name; null where another one of them draws it, too. */
export type FilterParts = Record<string, ComponentType<FilterProps> | null>

/** In the order of the contract. */
export function useFilterInputs(filters: readonly FilterDescriptor[], parts: FilterParts = {}) {
  const { label } = useWords()
  return filters.flatMap((field) => {
    const { [field.name]: Part = Filter } = parts
    if (Part === null) return []
    const given = { source: field.name, field, label: label(field) }
    return [<Part key={field.name} {...given} {...(field.always && { alwaysOn: true })} />]
  })
}
