/** Within a form: leaving is asked about while something is unsaved; what was typed when the session ends is kept, and offered again. */
import { useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useShelf } from '../../providers/shelf.ts'
import { KeptNote } from '../../ui/KeptNote.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { type Row, rowOf } from './body.ts'
import { useIsUploading } from './PictureChoice.tsx'

interface KeptValuesProps {
  /** The form's own name; the page's address tells which record's it is. */
  name: string
  /** Takes away what must never lie in the browser's storage. */
  withoutSecrets?: (values: Row) => Row
}

export function KeptValues({ name, withoutSecrets = (values) => values }: KeptValuesProps) {
  const { pathname } = useLocation()
  const shelf = useShelf(`form.${name}.${pathname}`)
  const [kept, setKept] = useState(() => rowOf(shelf.read()))
  const { getValues, setValue } = useFormContext<FieldValues>()
  const { defaultValues } = useFormState()
  const isDirty = useFormIsDirty()
  // A picture on its way is not stored yet.
  const isUploading = useIsUploading()

  function keep() {
    const typed = Object.entries(getValues()).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaultValues?.[field]),
    )
    const values = withoutSecrets(Object.fromEntries(typed))
    if (Object.keys(values).length > 0) shelf.keep(values)
  }

  function decide(mayRestore: boolean) {
    if (mayRestore)
      for (const [field, value] of Object.entries(kept)) {
        const isObject = Object.keys(rowOf(value)).length > 0
        setValue(field, isObject ? { ...rowOf(getValues(field)), ...rowOf(value) } : value, { shouldDirty: true })
      }
    shelf.drop()
    setKept({})
  }

  return (
    <>
      {Object.keys(kept).length > 0 && <KeptNote onRestore={() => decide(true)} onDiscard={() => decide(false)} />}
      <LeaveGuard isDirty={isDirty || isUploading} onKeep={keep} />
    </>
  )
}
