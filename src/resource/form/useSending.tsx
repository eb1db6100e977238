/** What happens when a form is sent: faults at their fields, somebody else's change in between, what is shown after. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form'
import type { FormDescriptor } from '../../../openapi/generated/forms.ts'
import { isStale } from '../../providers/errors.ts'
import { fieldFaults } from '../../ui/fieldFaults.ts'
import { differences, type Row, startValues } from './body.ts'

interface Parts {
  form: FormDescriptor
  record: object | undefined
  send: (body: Row) => Promise<unknown>
  reload: (() => Promise<object | undefined>) | undefined
  onSaved: (() => void) | undefined
}

export interface Sending {
  /** What the inputs began with when the form was opened. */
  first: Row
  /** What was typed is a change of this reading of the record. */
  before: RefObject<Row>
  methods: RefObject<UseFormReturn<FieldValues> | null>
  submit: (body: FieldValues) => Promise<void>
  /** Goes on from another reading of the record; with `keepsTyped` the fields that were changed stay. */
  adopt: (record: object | undefined, keepsTyped?: boolean) => void
  /** The record as somebody else saved it, while it is asked whose change shall stay. */
  theirs: Row | null
  keepMine: () => void
  takeTheirs: () => void
}

export function useSending({ form, record, send, reload, onSaved }: Parts): Sending {
  const { fields, carried } = form
  const [first] = useState(() => startValues(fields, { ...record }))
  const [theirs, setTheirs] = useState<Row | null>(null)
  const before = useRef(first)
  const latest = useRef(record)
  const methods = useRef<UseFormReturn<FieldValues>>(null)
  const isSending = useRef(false)
  useEffect(() => {
    latest.current = record
  }, [record])

  function adopt(row: object | undefined, keepsTyped = false) {
    before.current = startValues(fields, { ...row })
    methods.current?.reset(before.current, { keepDirtyValues: keepsTyped })
  }

  const again = () => methods.current?.handleSubmit(submit)()

  /** Another version in which no shown field differs is nobody's loss: it is sent once more with that version. */
  async function askWhoseStays(): Promise<void> {
    const now = startValues(fields, { ...(await reload?.()) })
    const isOther = carried.some((name) => now[name] !== before.current[name])
    if (!isOther || differences(fields, before.current, now).length > 0) return setTheirs(now)
    adopt(now, true)
    await again()
  }

  async function submit(body: FieldValues): Promise<void> {
    // Two clicks in one frame are one order.
    if (isSending.current) return
    isSending.current = true
    const known = latest.current
    try {
      await send(body)
    } catch (error) {
      isSending.current = false
      if (reload !== undefined && isStale(error)) return askWhoseStays()
      for (const [index, { field, message }] of fieldFaults(error).entries())
        methods.current?.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
      return
    }
    isSending.current = false
    // What is loaded again after the save may have come already, or comes next; until then what was sent stays.
    if (latest.current === known && record !== undefined) methods.current?.reset(methods.current.getValues())
    else adopt(latest.current)
    onSaved?.()
  }

  function keepMine() {
    adopt(theirs ?? undefined, true)
    setTheirs(null)
    void again()
  }

  function takeTheirs() {
    adopt(theirs ?? undefined)
    setTheirs(null)
  }

  return { first, before, methods, submit, adopt, theirs, keepMine, takeTheirs }
}

/** Within the form: a record that comes anew is shown, unless something was typed. */
export function Followed({ record, sending }: { record: object | undefined; sending: Sending }) {
  const methods = useFormContext()
  const isDirty = useFormIsDirty()
  const shown = useRef(record)
  const { adopt, methods: kept } = sending
  useEffect(() => {
    kept.current = methods
  }, [kept, methods])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `adopt` is another one each time, the record is what counts
  useEffect(() => {
    if (isDirty || shown.current === record) return
    shown.current = record
    adopt(record)
  }, [record, isDirty])
  return null
}
