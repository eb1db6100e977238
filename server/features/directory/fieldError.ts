import { BusinessError, type ErrorName, type MessageParams } from '../../../domain/errors.ts'

/** A refusal that names the field to mend; http gives the field the refusal's own sentence. */
export function fieldError(name: ErrorName, field: string, params: MessageParams = {}): BusinessError {
  return new BusinessError(name, { field, ...params }, { fields: [{ field, message: '' }] })
}

/** A reference of the wire: null, 0 and nothing at all mean none. */
export function reference(id: number | null | undefined): number | null {
  return id === undefined || id === 0 ? null : id
}
