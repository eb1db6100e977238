// Written by codegen from the OpenAPI document: do not edit.
/** One fault as ajv tells it. */
export interface ValidationError {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
}

/** Whether data fits its schema, whose defaults it fills in; what is wrong stands in `errors` after a call. */
export interface Validate {
  (data: unknown): boolean
  errors?: ValidationError[] | null
}
