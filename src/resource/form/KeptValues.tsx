/** Within a form: leaving is asked about while something is unsaved; what was typed when the session ends is kept, and offered again. */
import { useState } from 'react'
import { useFormIsDirty } from 'react-admin'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { KeptNote } from '../../ui/dialog/KeptNote.tsx'
import { LeaveGuard } from '../../ui/leave/LeaveGuard.tsx'
import type { Row } from './body.ts'
import { useIsUploading } from './PictureChoice.tsx'
import { StaleDialog } from './StaleDialog.tsx'
import { contested, fieldsOf, type Typed, typedOver } from './typed.ts'
import type { Kept } from './useKept.ts'
import type { FormShape } from './useSending.tsx'

interface KeptValuesProps {
  kept: Kept
  /** Null where nothing is stored yet that could be overwritten. */
  changes: FormShape<object>['changes'] | null
  /** Takes away what must never lie in the browser's storage. */
  withoutSecrets?: (values: Row) => Row
  isOfQuery?: boolean | undefined
}

export function KeptValues({ kept, changes, withoutSecrets = (values) => values, isOfQuery }: KeptValuesProps) {
  const { typed: offered, keep } = kept
  const { getValues } = useFormContext<FieldValues>()
  const { defaultValues } = useFormState()
  const isDirty = useFormIsDirty()
  // A picture on its way is not stored yet.
  const isUploading = useIsUploading()

  function keepTyped(keepIt: (typed: Typed) => void) {
    const typed = typedOver(withoutSecrets({ ...defaultValues }), withoutSecrets(getValues()))
    if (typed !== null) keepIt(typed)
  }

  return (
    <>
      {offered !== null && <Offer offered={offered} changes={changes} onDone={kept.drop} />}
      <LeaveGuard isDirty={isDirty || isUploading} isOfQuery={isOfQuery} onKeep={keep && (() => keepTyped(keep))} />
    </>
  )
}

interface OfferProps extends Pick<KeptValuesProps, 'changes'> {
  offered: Typed
  onDone: () => void
}

/** What somebody else changed since it was typed is not overwritten without a question (design §5.3). */
function Offer({ offered, changes, onDone }: OfferProps) {
  const { setValue } = useFormContext<FieldValues>()
  const { defaultValues } = useFormState()
  const [isAsking, setAsking] = useState(false)
  const theirs = changes === null ? [] : contested(changes, offered, { ...defaultValues })

  function restore(left: readonly { name: string }[] = []) {
    for (const [field, value] of fieldsOf(offered.values)) {
      if (!left.some(({ name }) => name === field)) setValue(field, value, { shouldDirty: true })
    }
    onDone()
  }

  const whoseStays = {
    theirs: isAsking && theirs.length > 0 ? { changes: theirs } : null,
    keepMine: () => restore(),
    // What nobody else changed is nobody's loss.
    takeTheirs: () => restore(theirs),
  }
  return (
    <>
      <KeptNote onRestore={() => (theirs.length > 0 ? setAsking(true) : restore())} onDiscard={onDone} />
      <StaleDialog sending={whoseStays} mineKey="form.stale.keptMine" />
    </>
  )
}
