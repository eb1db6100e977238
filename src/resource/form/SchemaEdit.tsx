import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { EditBase, type RaRecord, useEditContext, useNotify, useRedirect, useTranslate, useUpdate } from 'react-admin'
import { Link } from 'react-router'
import { type ResourceForms, resources } from '../../../openapi/generated/resources.ts'
import { IN_PLACE } from '../../providers/calls/useQuestion.ts'
import { FailurePage } from '../../ui/page/FailurePage.tsx'
import { Above, PageHeader } from '../../ui/page/PageHeader.tsx'
import { Waiting } from '../../ui/page/Waiting.tsx'
import { type ByField, type FormOperation, SchemaForm, type SchemaFormProps } from './SchemaForm.tsx'

/** Resources whose records can be changed. */
type Changed = {
  [Name in keyof ResourceForms]: [ResourceForms[Name]['update']] extends [never] ? never : Name
}[keyof ResourceForms]

type UpdateOperation<Name extends Changed> = Extract<ResourceForms[Name]['update'], FormOperation>

interface SchemaEditProps<Name extends Changed> {
  resource: Name
  listTitleKey: string
  /** A chip beside the title. */
  status?: (record: RaRecord) => ReactNode
  subtitle?: (record: RaRecord) => ReactNode
  actions?: (record: RaRecord) => ReactNode
  inputs?: ByField<UpdateOperation<Name>>
  hints?: ByField<UpdateOperation<Name>>
  check?: SchemaFormProps<UpdateOperation<Name>>['check']
  /** Below the form. */
  children?: ReactNode
}

/** A page that changes the record whose id stands in the address; saving and giving up lead to the list. */
export function SchemaEdit<Name extends Changed>(props: SchemaEditProps<Name>) {
  return (
    <EditBase
      resource={props.resource}
      mutationMode="pessimistic"
      queryOptions={IN_PLACE}
      loading={<Waiting />}
      redirectOnError={false}
    >
      <EditPage {...props} />
    </EditBase>
  )
}

function EditPage<Name extends Changed>(props: SchemaEditProps<Name>) {
  const { resource, listTitleKey, status, subtitle, actions, inputs, hints, check, children } = props
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const { record, error, refetch } = useEditContext()
  const [update] = useUpdate(resource, undefined, { meta: { asksWhenStale: true } })
  // A record that cannot be read once more leaves the form and what was typed.
  if (record === undefined && error) {
    const back = (
      <Button variant="text" component={Link} to={`/${resource}`}>
        {translate('action.toList')}
      </Button>
    )
    return <FailurePage error={error} retry={() => void refetch()} back={back} />
  }
  if (record === undefined) return <Waiting />
  const { id } = record
  const { representation, operations } = resources[resource]
  return (
    <>
      <PageHeader
        above={<Above to={`/${resource}`}>{translate(listTitleKey)}</Above>}
        title={String(record[representation])}
        status={status?.(record)}
        subtitle={subtitle?.(record)}
        actions={actions?.(record)}
      />
      <div className="rv-body">
        <SchemaForm
          key={id}
          // The table says the same as the type ResourceForms, which codegen writes beside it.
          operation={operations.update as UpdateOperation<Name>}
          record={record}
          inputs={inputs}
          hints={hints}
          check={check}
          save={(data) =>
            update(resource, { id, data, previousData: record, meta: IN_PLACE.meta }, { returnPromise: true })
          }
          reload={async () => (await refetch()).data}
          onSaved={(mayLead) => {
            notify(translate('action.saved'), { type: 'info' })
            if (mayLead) redirect('list', resource)
          }}
          onCancel={() => redirect('list', resource)}
        />
        {children}
      </div>
    </>
  )
}
