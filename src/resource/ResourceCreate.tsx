import { useCreate, useNotify, useRedirect, useTranslate } from 'react-admin'
import { resources } from '../../openapi/generated/resources.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { ResourceForm } from './ResourceForm.tsx'

const ignore = () => {}

/** A page that makes a record; afterwards one is back at `listPath`. */
export function ResourceCreate({ resource, title, listPath }: { resource: string; title: string; listPath: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [create] = useCreate()
  return (
    <>
      <PageHeader title={title} />
      <div className="rv-body">
        <ResourceForm
          fields={resources[resource]?.create ?? []}
          onCancel={() => redirect(listPath)}
          onSave={async (data) => {
            await create(resource, { data }, { returnPromise: true, onError: ignore })
            notify(translate('action.saved'), { type: 'info' })
            redirect(listPath)
          }}
        />
      </div>
    </>
  )
}
