import { useCreate, useNotify, useRedirect, useTranslate } from 'react-admin'
import { type ResourceName, resources } from '../../openapi/generated/resources.ts'
import { Above, PageHeader } from '../ui/PageHeader.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { validatorOf } from './resolver.ts'

const ignore = () => {}

interface ResourceCreateProps {
  resource: ResourceName
  title: string
  /** Where one is led back to. */
  listPath: string
  listTitleKey: string
}

/** A page that makes a record. */
export function ResourceCreate({ resource, title, listPath, listTitleKey }: ResourceCreateProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [create] = useCreate()
  return (
    <>
      <PageHeader above={<Above to={listPath}>{translate(listTitleKey)}</Above>} title={title} />
      <div className="rv-body">
        <ResourceForm
          fields={resources[resource].create}
          validator={validatorOf(resources[resource].operations.create)}
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
