import { type ApiDocument, operationsOf, type Schema } from '../../codegen/document.ts'

/** What a schema by itself leaves without a bound; references are judged where they lead. */
function loosenessOf(schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat()
  const isFixed = schema.enum !== undefined || schema.const !== undefined
  if (isFixed || schema.$ref !== undefined || schema.format === 'binary') return undefined
  if (types.includes('string') && schema.maxLength === undefined) return 'a text without maxLength'
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber && (schema.minimum === undefined || schema.maximum === undefined)) return 'a number without bounds'
  if (types.includes('array') && schema.maxItems === undefined) return 'a list without maxItems'
  if (types.includes('object') && (schema.additionalProperties ?? true) === true) return 'an open object'
  const isDescribed =
    types.length > 0 || [schema.oneOf, schema.anyOf, schema.allOf].some((parts) => parts !== undefined)
  return isDescribed ? undefined : 'a schema without a type'
}

function* walk(schema: Schema, place: string): Generator<string> {
  const looseness = loosenessOf(schema)
  if (looseness !== undefined) yield `${place}: ${looseness}`
  for (const [name, property] of Object.entries(schema.properties ?? {})) yield* walk(property, `${place}.${name}`)
  if (schema.items !== undefined) yield* walk(schema.items, `${place}[]`)
  if (typeof schema.additionalProperties === 'object') yield* walk(schema.additionalProperties, `${place}.*`)
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  for (const [index, part] of parts.entries()) yield* walk(part, `${place}|${index}`)
}

/** Every place in the document where a text, number, list or object has no bound: `place: what`. */
export function looseSchemas(document: ApiDocument): string[] {
  const found: string[] = []
  for (const [name, schema] of Object.entries(document.components.schemas)) found.push(...walk(schema, name))
  for (const [name, { schema }] of Object.entries(document.components.parameters)) found.push(...walk(schema, name))
  for (const { operation } of operationsOf(document)) {
    const name = operation.operationId
    const own = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined)
    for (const parameter of own) found.push(...walk(parameter.schema, `${name}?${parameter.name}`))
    const bodies = [operation.requestBody, operation.responses['200']].flatMap((one) =>
      Object.values(one?.content ?? {}),
    )
    for (const { schema } of bodies) found.push(...walk(schema ?? {}, name))
  }
  return found
}
