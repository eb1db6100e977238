/** What is wrong with a field, below it. */
const faultId = (fieldId: string) => `${fieldId}-issue`

/** For the field's `aria-describedby`. */
export const describedBy = (fieldId: string, issue: string | null) => (issue === null ? undefined : faultId(fieldId))

export function FieldFault({ fieldId, issue }: { fieldId: string; issue: string | null }) {
  if (issue === null) return null
  return (
    <span id={faultId(fieldId)} className="rv-field-fault">
      {issue}
    </span>
  )
}
