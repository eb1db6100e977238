/** A form drawn from the descriptors of the document: a property added there appears here. */
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import type { Validate } from '../../openapi/generated/validators/validate.ts'
import { fieldFaults } from '../ui/fieldFaults.ts'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { FieldInput } from './FieldInput.tsx'
import { schemaResolver } from './resolver.ts'
import { type FormValues, initialValue, toBody } from './rules.ts'
import './form.css'

interface ResourceFormProps {
  fields: readonly FieldDescriptor[]
  /** The validator of the body's schema, an entry of bodyValidators. */
  validator: () => Promise<Validate>
  record?: Record<string, unknown>
  /** What the dataProvider adds to what was filled in. */
  completed?: (body: Record<string, unknown>) => Record<string, unknown>
  /** Sends the body; a rejection keeps the form as it is and marks the fields it names. */
  onSave: (body: Record<string, unknown>) => Promise<unknown>
  onCancel: () => void
}

export function ResourceForm(props: ResourceFormProps) {
  const { fields, validator, record, completed = (body) => body, onSave, onCancel } = props
  const translate = useTranslate()
  const form = useForm<FormValues, unknown, Record<string, unknown>>({
    resolver: schemaResolver(validator, translate, (values) => completed(toBody(fields, values))),
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, initialValue(field, record)])),
  })
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState

  async function save(body: Record<string, unknown>) {
    try {
      await onSave(body)
    } catch (error) {
      for (const { field, message } of fieldFaults(error)) form.setError(field, { type: 'server', message })
      form.setError('root', { type: 'server' })
    }
  }

  return (
    <FormProvider {...form}>
      <form className="rv-form rv-card rv-pad rv-narrow" noValidate onSubmit={form.handleSubmit(save)}>
        {fields.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
        <div className="rv-form-actions">
          <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
            {translate(isSubmitting ? 'state.saving' : 'action.save')}
          </Button>
          <Button onClick={onCancel}>{translate('action.cancel')}</Button>
        </div>
      </form>
      <LeaveGuard isDirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
    </FormProvider>
  )
}
