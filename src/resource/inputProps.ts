import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import type { FieldValue } from './rules.ts'

/** What every input of a form is given. */
export interface InputProps {
  id: string
  field: FieldDescriptor
  value: FieldValue
  onChange: (value: FieldValue) => void
  onBlur: () => void
  isFaulty: boolean
  describedBy: string | undefined
}
