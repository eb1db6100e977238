/** Drops what a filter says of records that are no more, and tells it: bookmarks and saved queries outlive what they name. */
import { useEffect, useRef } from 'react'
import { type Identifier, useGetMany, useListContext, useNotify, useTranslate } from 'react-admin'
import type { FilterDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { useWords } from '../../label.ts'
import { useChangeFilters } from './changeFilters.ts'

const NONE = '[]'

export function KnownRecord({ filter }: { filter: FilterDescriptor }) {
  const { name, reference = '', many } = filter
  const translate = useTranslate()
  const notify = useNotify()
  const { label } = useWords()
  const { filterValues } = useListContext()
  const changeFilters = useChangeFilters()
  const ids: Identifier[] = [filterValues[name]].flat()
  const { data } = useGetMany(reference, { ids })
  const known = data === undefined ? ids : ids.filter((id) => data.some((record) => String(record?.id) === String(id)))
  const gone = JSON.stringify(ids.filter((id) => !known.includes(id)))
  const told = useRef(NONE)
  useEffect(() => {
    if (told.current === gone) return
    told.current = gone
    if (gone === NONE) return
    changeFilters((latest) => ({ ...latest, [name]: many && known.length > 0 ? known : undefined }), { replace: true })
    const word = translate('list.dropped.filter', { value: label(filter) })
    notify('list.gone', { type: 'info', messageArgs: { names: word } })
  })
  return null
}
