import { SortButton } from 'react-admin'
import { type ResourceName, resources } from '../../../../openapi/generated/resources.ts'

/** What a list without heads is ordered by: the orders of its operation that people have a word for. */
export function SortMenu({ resource }: { resource: ResourceName }) {
  const { sorts, columns } = resources[resource]
  return <SortButton fields={sorts.filter((sort) => columns.some(({ name }) => name === sort))} />
}
