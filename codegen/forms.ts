/** Writes forms.ts: the inputs of every body that people fill in as a form. */
import { type ApiDocument, resolve, type Schema } from './document.ts'
import { fieldsOf } from './fields.ts'
import { formOperations } from './validators.ts'

/** What a record holds that goes back with it unseen: its id, the version that was read. */
function carriedBy(document: ApiDocument, schema: Schema): string[] {
  const isHidden = (property: Schema) => (property['x-ui'] ?? resolve(document, property)['x-ui'])?.hidden === true
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => (isHidden(property) ? [name] : []))
}

/** One entry an operation that has a validator: what is drawn, and what is carried along. */
export function formsModule(document: ApiDocument): string {
  const entries = formOperations(document).map(({ operationId, requestBody }) => {
    const [content] = Object.values(requestBody?.content ?? {})
    const schema = resolve(document, content?.schema ?? {})
    return [operationId, { fields: fieldsOf(document, schema), carried: carriedBy(document, schema) }]
  })
  return `// Written by codegen from the OpenAPI document: do not edit.
import type { FieldDescriptor } from './descriptors.ts'
import type { FormOperationId } from './validators/index.ts'

export interface FormDescriptor {
  fields: FieldDescriptor[]
  /** Properties of the body that are not shown: they go back as the record has them. */
  carried: string[]
}

export const forms: Record<FormOperationId, FormDescriptor> = ${JSON.stringify(Object.fromEntries(entries), null, 1)}
`
}
