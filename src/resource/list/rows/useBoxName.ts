import { useTranslate } from 'react-admin'
import { type ResourceName, resources } from '../../../../openapi/generated/resources.ts'
import type { ListRecord, ListShape } from '../shape.ts'

/** What the box is called by which a row is chosen: whoever does not see the row beside it hears which one it is. */
export function useBoxName(resource: ResourceName, { rowName }: ListShape): (record: ListRecord) => string {
  const translate = useTranslate()
  const { representation } = resources[resource]
  return (record) => {
    const name = rowName?.(record) ?? String(record[representation] ?? '')
    return `${translate('ra.action.select_row')}: ${name.trim() || translate('list.untitled')}`
  }
}
