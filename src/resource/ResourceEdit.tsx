import type { ReactNode } from 'react'
import { useGetOne, useNotify, useRedirect, useTranslate, useUpdate } from 'react-admin'
import { useParams } from 'react-router'
import { type ResourceName, resources } from '../../openapi/generated/resources.ts'
import { updateBody } from '../providers/crud.ts'
import { FailurePage } from '../ui/FailurePage.tsx'
import { Above, PageHeader } from '../ui/PageHeader.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { validatorOf } from './resolver.ts'

const ignore = () => {}

interface ResourceEditProps {
  resource: ResourceName
  listPath: string
  listTitleKey: string
  /** The property that names the record in the page's title. */
  titleField: string
  /** A chip beside the title. */
  status?: (record: Record<string, unknown>) => ReactNode
  subtitle?: (record: Record<string, unknown>) => ReactNode
  actions?: (record: Record<string, unknown>, refetch: () => void) => ReactNode
}

/** A page that changes the record whose id stands in the address. */
export function ResourceEdit(props: ResourceEditProps) {
  const { resource, listPath, listTitleKey, titleField, status, subtitle, actions } = props
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
        above={<Above to={listPath}>{translate(listTitleKey)}</Above>}
        title={String(record[titleField])}
        status={status?.(record)}
        subtitle={subtitle?.(record)}
        actions={actions?.(record, () => void refetch())}
      />
      <div className="rv-body">
        <ResourceForm
          fields={resources[resource].edit}
          validator={validatorOf(resources[resource].operations.update)}
          completed={(body) => updateBody(resource, id, body)}
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
