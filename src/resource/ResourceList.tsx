/** A list drawn from the descriptors of the document: its columns are the properties marked as listed. */
import type { ReactNode } from 'react'
import { ListBase, useTranslate } from 'react-admin'
import { type ResourceName, resources } from '../../openapi/generated/resources.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ListBar } from './ListBar.tsx'
import { ListPages } from './ListPages.tsx'
import { ListTable } from './ListTable.tsx'

interface ResourceListProps {
  resource: ResourceName
  titleKey: string
  /** What the page says while there is nothing at all. */
  emptyKey: string
  emptyAction?: ReactNode
  /** Chips beside the search: filters with one touch. */
  filters?: ReactNode
  /** Placeholder of the search field; without it there is none. */
  searchKey?: string
  actions?: ReactNode
  /** Between header and list, such as tabs. */
  above?: ReactNode
  perPage?: number
  /** Address of a record's own page. */
  hrefOf?: (id: number | string) => string
}

// The query client reports failures for all pages at once.
const ignore = () => {}

export function ResourceList(props: ResourceListProps) {
  const { resource, titleKey, emptyKey, emptyAction, searchKey, filters, actions, above, perPage = 50, hrefOf } = props
  const translate = useTranslate()
  const fields = resources[resource].columns.filter(({ listed }) => listed)
  return (
    <ListBase
      resource={resource}
      perPage={perPage}
      queryOptions={{ onError: ignore }}
      storeKey={false}
      disableAuthentication
    >
      <PageHeader title={translate(titleKey)} actions={actions} />
      {above}
      {searchKey && <ListBar searchKey={searchKey}>{filters}</ListBar>}
      <div className="rv-body">
        <ListTable fields={fields} emptyKey={emptyKey} emptyAction={emptyAction} hrefOf={hrefOf} />
        <ListPages />
      </div>
    </ListBase>
  )
}
