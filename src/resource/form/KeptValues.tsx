/** Within a form: leaving is asked about while something is unsaved; what was typed when the session ends is kept, and offered again. */
import { useFormIsDirty } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { KeptNote } from '../../ui/KeptNote.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { type Row, rowOf } from './body.ts'
import { useIsUploading } from './PictureChoice.tsx'
import type { Kept } from './useKept.ts'

interface KeptValuesProps {
  kept: Kept
  /** Takes away what must never lie in the browser's storage. */
  withoutSecrets?: (values: Row) => Row
}

export function KeptValues({ kept, withoutSecrets = (values) => values }: KeptValuesProps) {
  const { values: offered, keep, drop } = kept
  const { getValues, setValue } = useFormContext<FieldValues>()
  const { defaultValues } = useFormState()
  const isDirty = useFormIsDirty()
  // A picture on its way is not stored yet.
  const isUploading = useIsUploading()

  function keepTyped(keepValues: (values: Row) => void) {
    const typed = Object.entries(getValues()).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaultValues?.[field]),
    )
    const values = withoutSecrets(Object.fromEntries(typed))
    if (Object.keys(values).length > 0) keepValues(values)
  }

  function restore() {
    for (const [field, value] of Object.entries(offered)) {
      const isObject = Object.keys(rowOf(value)).length > 0
      setValue(field, isObject ? { ...rowOf(getValues(field)), ...rowOf(value) } : value, { shouldDirty: true })
    }
    drop()
  }

  return (
    <>
      {Object.keys(offered).length > 0 && <KeptNote onRestore={restore} onDiscard={drop} />}
      <LeaveGuard isDirty={isDirty || isUploading} onKeep={keep && (() => keepTyped(keep))} />
    </>
  )
}
