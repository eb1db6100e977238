/** What happens when a form is sent: faults at their fields, somebody else's change in between, what is shown after. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { flushSync } from 'react-dom'
import { type FieldValues, type UseFormReturn, useFormContext } from 'react-hook-form'
import { fieldFaults, isStale } from '../../providers/calls/errors.ts'
import type { Row } from './body.ts'
import type { Kept } from './useKept.ts'

/** A field that somebody else changed, and what it is now. */
export interface Change {
  name: string
  label: string
  value: ReactNode
}

/** What a form makes of its record. */
export interface FormShape<Stored extends object> {
  /** What the inputs start with; what goes back unseen is among it. */
  start: (record: Stored | undefined) => Row
  /** Names of what goes back unseen, such as the version. */
  carried: readonly string[]
  /** The shown fields in which a later reading differs. */
  changes: (before: Row, now: Row) => Change[]
  /** The input that a fault is told at; by the same name where nothing is said. */
  inputOf?: (field: string) => string
}

interface Parts<Stored extends object> {
  shape: FormShape<Stored>
  record: Stored | undefined
  kept: Kept
  /** What it resolves with, if anything, is the record as it is stored now. */
  send: (body: Row) => Promise<Stored | undefined>
  reload: (() => Promise<Stored | undefined>) | undefined
  /** `mayLead`: whoever saved is still there, and typed nothing meanwhile that is not saved. */
  onSaved: ((mayLead: boolean) => void) | undefined
}

export interface Sending<Stored extends object = object> {
  /** What the inputs began with when the form was opened. */
  first: Row
  /** What was typed is a change of this reading of the record. */
  before: RefObject<Row>
  methods: RefObject<UseFormReturn<FieldValues> | null>
  submit: (body: FieldValues) => Promise<void>
  /** Goes on from another reading of the record; with `keepsTyped` the fields that were changed stay. */
  adopt: (record: Stored | undefined, keepsTyped?: boolean) => void
  /** The record as somebody else saved it, while it is asked whose change shall stay. */
  theirs: { record: Stored | undefined; changes: Change[] } | null
  keepMine: () => void
  takeTheirs: () => void
}

export function useSending<Stored extends object>(parts: Parts<Stored>): Sending<Stored> {
  const { shape, record, kept, send, reload, onSaved } = parts
  const { start, carried, changes, inputOf = (field) => field } = shape
  const [first] = useState(() => start(record))
  const [theirs, setTheirs] = useState<Sending<Stored>['theirs']>(null)
  const before = useRef(first)
  const latest = useRef(record)
  const methods = useRef<UseFormReturn<FieldValues>>(null)
  const isSending = useRef(false)
  useEffect(() => {
    latest.current = record
  }, [record])

  function goOnFrom(values: Row, keepsTyped = false) {
    before.current = values
    methods.current?.reset(values, { keepDirtyValues: keepsTyped })
  }

  const adopt = (row: Stored | undefined, keepsTyped = false) => goOnFrom(start(row), keepsTyped)

  const valuesNow = () => methods.current?.getValues() ?? {}

  const again = () => methods.current?.handleSubmit(submit)()

  /** Another version in which no shown field differs is nobody's loss: it is sent once more with that version. */
  async function askWhoseStays(): Promise<void> {
    const loaded = await reload?.()
    const row = start(loaded)
    const isOther = carried.some((name) => JSON.stringify(row[name]) !== JSON.stringify(before.current[name]))
    const changed = changes(before.current, row)
    // It could not be read, and that is told: mine is kept, to be sent again.
    if (loaded === undefined || !isOther) return
    if (changed.length > 0) return setTheirs({ record: loaded, changes: changed })
    adopt(loaded, true)
    await again()
  }

  async function submit(body: FieldValues): Promise<void> {
    // Two clicks in one frame are one order.
    if (isSending.current) return
    isSending.current = true
    const known = latest.current
    const address = location.href
    const sent = structuredClone(valuesNow())
    let stored: Stored | undefined
    try {
      stored = await send(body)
    } catch (error) {
      isSending.current = false
      if (reload !== undefined && isStale(error)) return askWhoseStays()
      for (const [index, { field, message }] of fieldFaults(error).entries())
        methods.current?.setError(inputOf(field), { type: 'server', message }, { shouldFocus: index === 0 })
      return
    }
    isSending.current = false
    kept.drop()
    const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(sent[name])
    const typedSince = record === undefined ? [] : Object.entries(valuesNow()).filter(differs)
    // Drawn before anybody is told: who then leads on is not asked about what is saved.
    flushSync(() => {
      // What is loaded again after the save may have come already, or comes next; until then what was sent stays.
      if (latest.current !== known || record === undefined) adopt(latest.current)
      else if (stored !== undefined) adopt(stored)
      else goOnFrom(sent)
      for (const [name, value] of typedSince) methods.current?.setValue(name, value, { shouldDirty: true })
    })
    // The page that was left may still stand here till the next one's file has come.
    onSaved?.(location.href === address && typedSince.length === 0)
  }

  function keepMine() {
    adopt(theirs?.record, true)
    setTheirs(null)
    void again()
  }

  function takeTheirs() {
    adopt(theirs?.record)
    setTheirs(null)
  }

  return { first, before, methods, submit, adopt, theirs, keepMine, takeTheirs }
}

/** Within the form: a record that comes anew is shown, unless something was typed. */
export function Followed<Stored extends object>(props: { record: Stored | undefined; sending: Sending<Stored> }) {
  const { record, sending } = props
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
