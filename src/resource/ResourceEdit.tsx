import type { ReactNode } from 'react'
import { useGetOne, useNotify, useRedirect, useTranslate, useUpdate } from 'react-admin'
import { useParams } from 'react-router'
import { resources } from '../../openapi/generated/resources.ts'
import { FailurePage } from '../ui/FailurePage.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { ResourceForm } from './ResourceForm.tsx'

const ignore = () => {}

interface ResourceEditProps {
  resource: string
  listPath: string
  /** The property that names the record in the page's title. */
  titleField: string
  subtitle?: (record: Record<string, unknown>) => ReactNode
  actions?: (record: Record<string, unknown>, refetch: () => void) => ReactNode
}

/** A page that changes the record whose id stands in the address. */
export function ResourceEdit({ resource, listPath, titleField, subtitle, actions }: ResourceEditProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const id = Number(useParams().id)
  const { data: record, error, refetch } = useGetOne(resource, { id }, { onError: ignore })
  const [update] = useUpdate()
  if (error) return <FailurePage error={error} retry={() => void refetch()} />
  if (record === undefined) return <Waiting />
  return (
    <>
      <PageHeader
        title={String(record[titleField])}
        subtitle={subtitle?.(record)}
        actions={actions?.(record, () => void refetch())}
      />
      <div className="rv-body">
        <ResourceForm
          fields={resources[resource]?.edit ?? []}
          record={record}
          onCancel={() => redirect(listPath)}
          onSave={async (data) => {
            await update(resource, { id, data, previousData: record }, { returnPromise: true, onError: ignore })
            notify(translate('action.saved'), { type: 'info' })
            redirect(listPath)
          }}
        />
      </div>
    </>
  )
}
