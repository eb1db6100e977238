/** A form drawn from the body of an operation: inputs, rules and words are the contract's; each input can be replaced by name. */
import { Box, Button } from '@mui/material'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Form, useFormIsDirty, useTranslate } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { ActId } from '../../../openapi/generated/calls.ts'
import { type FormDescriptor, forms } from '../../../openapi/generated/forms.ts'
import type { FormOperationId } from '../../../openapi/generated/validators/index.ts'
import type { BodyOf, CallInput } from '../../providers/calls/calls.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useInDialog } from '../../ui/dialog/DialogFrame.tsx'
import { FieldValueText } from '../FieldValueText.tsx'
import { useWords } from '../label.ts'
import { type Fault, schemaResolver, validatorOf } from '../resolver.ts'
import { differences, type Row, startValues, toBody, withoutSecrets } from './body.ts'
import { FieldInput } from './FieldInput.tsx'
import { dialogFormLook, formLook } from './formLook.ts'
import { withHalfTyped } from './halfTyped.ts'
import { KeptValues } from './KeptValues.tsx'
import { useIsUploading } from './PictureChoice.tsx'
import { StaleDialog } from './StaleDialog.tsx'
import { useKept } from './useKept.ts'
import { Followed, type FormShape, useSending } from './useSending.tsx'

export type FormOperation = Extract<FormOperationId, ActId>

type Name<Id extends FormOperation> = keyof BodyOf<Id> & string

/** Something for some of the fields; what lies within an object is called `config.host`. */
export type ByField<Id extends FormOperation> = { [Key in Name<Id> | `${Name<Id>}.${string}`]?: ReactNode }

export interface SchemaFormProps<Id extends FormOperation> {
  operation: Id
  /** What the call takes besides its body: its path. */
  input?: Omit<CallInput<Id>, 'body'>
  /** The record it is about, where the address does not name it: what is kept of it is offered for no other one. */
  keptFor?: number | string
  /** The address's query says what it is about: with another query it would be another form. */
  isOfQuery?: boolean
  /** What is changed; where it comes anew and nothing was typed, the form shows it. */
  record?: object
  /** Inputs of the page's own; null draws none, and what the record has goes back. */
  inputs?: ByField<Id>
  /** A sentence below an input. */
  hints?: ByField<Id>
  /** What is wrong with the body that its schema cannot say; `before` is what the form started with. */
  check?: (body: BodyOf<Id>, before: Partial<BodyOf<Id>>) => Fault[]
  /** Sends the body another way than by the operation; a rejection keeps the form as it is. */
  save?: (body: BodyOf<Id>) => Promise<unknown>
  /** What is made by it is not changed by sending it again; so it is without a record. */
  isOnce?: boolean
  /** It can be sent before anything is typed: what is missing is told then. */
  isReady?: boolean
  /** Reads the record again, where somebody else may have saved meanwhile (STALE_VERSION). */
  reload?: () => Promise<object | undefined>
  /** `mayLead`: whoever saved is still there, and typed nothing meanwhile that is not saved. */
  onSaved?: (mayLead: boolean) => void
  onCancel?: () => void
  /** Message key of the button, when it does not say "Save". */
  saveKey?: string
  /** Without the card around it, as in a dialog. */
  isPlain?: boolean
}

export function SchemaForm<Id extends FormOperation>(props: SchemaFormProps<Id>) {
  const { operation, input, record, inputs, hints, check, save, reload, onSaved, onCancel, saveKey, isPlain } = props
  const isOnce = props.isOnce ?? record === undefined
  const translate = useTranslate()
  const form = forms[operation]
  const { mutateAsync } = useAct(operation, { meta: { asksWhenStale: reload !== undefined } })
  // The resolver lets only bodies through that fit the schema the type is made from.
  const send = async (body: Row) => {
    if (save === undefined) await mutateAsync({ ...input, body } as unknown as CallInput<Id>)
    else await save(body as unknown as BodyOf<Id>)
    // What an act answers is its own, not always the record.
    return undefined
  }
  const place = useRef<HTMLDivElement>(null)
  const shape = useSchemaShape(form)
  const kept = useKept(operation, props.keptFor)
  const sending = useSending({ shape, record, kept, send, reload, onSaved })
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      record={sending.first}
      resolver={schemaResolver(
        validatorOf(operation),
        translate,
        (values) => toBody(form, withHalfTyped(values, place.current), sending.before.current),
        (body) => check?.(body as unknown as BodyOf<Id>, sending.before.current as Partial<BodyOf<Id>>) ?? [],
      )}
      onSubmit={sending.submit}
    >
      <Box
        ref={place}
        className={isPlain ? undefined : 'rv-card rv-pad rv-narrow'}
        sx={isPlain ? dialogFormLook : formLook}
      >
        <KeptValues
          kept={kept}
          changes={isOnce ? null : shape.changes}
          withoutSecrets={(values) => withoutSecrets(form.fields, values)}
          isOfQuery={props.isOfQuery}
        />
        <Fields isOnce={isOnce}>
          {form.fields.map((field) => (
            <FieldInput key={field.name} field={field} inputs={inputs} hints={hints} />
          ))}
        </Fields>
        <FormActions
          canRest={record !== undefined && !props.isReady}
          onCancel={onCancel}
          saveKey={saveKey}
          isPlain={isPlain}
        />
      </Box>
      <Followed record={record} sending={sending} />
      <StaleDialog sending={sending} />
    </Form>
  )
}

function useSchemaShape({ fields, carried }: FormDescriptor): FormShape<object> {
  const { label } = useWords()
  return {
    start: (record) => startValues(fields, { ...record }),
    carried,
    changes: (before, now) =>
      differences(fields, before, now).map(({ name, field, value }) => ({
        name,
        label: label(field),
        value: <FieldValueText field={field} value={value} />,
      })),
  }
}

/** What is sent once cannot take what is typed meanwhile: nothing can be. */
function Fields({ isOnce, children }: { isOnce: boolean; children: ReactNode }) {
  const { isSubmitting, errors } = useFormState()
  const { setFocus } = useFormContext()
  const isInert = isOnce && isSubmitting
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isInert) held.current = document.activeElement
  }, [isInert])
  useEffect(() => {
    if (isInert || held.current === null) return
    const [faulty] = Object.keys(errors)
    if (faulty !== undefined) setFocus(faulty)
    else if (held.current instanceof HTMLElement) held.current.focus()
    held.current = null
  }, [isInert, errors, setFocus])
  return (
    <Box inert={isInert} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}

interface FormActionsProps {
  /** Nothing to save before something is typed. */
  canRest: boolean
  onCancel: (() => void) | undefined
  saveKey: string | undefined
  isPlain: boolean | undefined
}

function FormActions({ canRest, onCancel, saveKey = 'action.save', isPlain }: FormActionsProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const isDirty = useFormIsDirty()
  const isUploading = useIsUploading()
  // A picture on its way is not stored yet.
  const hasUnsaved = isDirty || isUploading
  useInDialog({ isSending: isSubmitting, hasUnsaved, isKept: true })
  const save = (
    <Button
      type="submit"
      variant="contained"
      color="primary"
      disabled={isSubmitting || isUploading || (canRest && !isDirty)}
      aria-busy={isSubmitting}
    >
      {translate(isSubmitting ? 'state.saving' : isUploading ? 'state.uploading' : saveKey)}
    </Button>
  )
  const cancel = onCancel && (
    <Button onClick={onCancel} disabled={isSubmitting}>
      {translate('action.cancel')}
    </Button>
  )
  return (
    <div className="rv-form-actions">
      {isPlain ? cancel : save}
      {isPlain ? save : cancel}
    </div>
  )
}
