import { CreateBase, useCreate, useNotify, useRedirect, useTranslate } from 'react-admin'
import { type ResourceForms, resources } from '../../../openapi/generated/resources.ts'
import { Above, PageHeader } from '../../ui/page/PageHeader.tsx'
import { type ByField, type FormOperation, SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'

/** Resources that can be made. */
type Made = {
  [Name in keyof ResourceForms]: [ResourceForms[Name]['create']] extends [never] ? never : Name
}[keyof ResourceForms]

type CreateOperation<Name extends Made> = Extract<ResourceForms[Name]['create'], FormOperation>

interface SchemaCreateProps<Name extends Made> {
  resource: Name
  titleKey: string
  listTitleKey: string
  /** What the new record starts with. */
  record?: object
  inputs?: ByField<CreateOperation<Name>>
  hints?: ByField<CreateOperation<Name>>
  check?: SchemaFormProps<CreateOperation<Name>>['check']
}

/** A page that makes a record; saving and giving up lead to the list. */
export function SchemaCreate<Name extends Made>(props: SchemaCreateProps<Name>) {
  const { resource, titleKey, listTitleKey, ...form } = props
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const [create] = useCreate()
  // The table says the same as the type ResourceForms, which codegen writes beside it.
  const operation = resources[resource].operations.create as CreateOperation<Name>
  return (
    <CreateBase resource={resource}>
      <PageHeader above={<Above to={`/${resource}`}>{translate(listTitleKey)}</Above>} title={translate(titleKey)} />
      <div className="rv-body">
        <SchemaForm
          {...form}
          operation={operation}
          save={(data) => create(resource, { data }, { returnPromise: true })}
          onSaved={(mayLead) => {
            notify(translate('action.saved'), { type: 'info' })
            if (mayLead) redirect('list', resource)
          }}
          onCancel={() => redirect('list', resource)}
        />
      </div>
    </CreateBase>
  )
}
