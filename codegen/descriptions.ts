/** What the document leaves without a description: an outside reader has nothing else to go by. */
import { type ApiDocument, type Operation, operationsOf, type Parameter, resolve, type Schema } from './document.ts'

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Nothing is said, or only the name once more. */
function isSilent(text: string | undefined, name: string): boolean {
  const said = letters(text ?? '')
  return said === '' || said === letters(name)
}

/** A named type with parts or choices says where it stands what it is; a number or text of many uses does not. */
function explainsItself(document: ApiDocument, schema: Schema): boolean {
  if (schema.$ref === undefined) return false
  const { properties, items, enum: choices } = resolve(document, schema)
  return [properties, items, choices].some((part) => part !== undefined)
}

/** The properties below `schema` that say nothing; references are followed by their names alone. */
function* silentProperties(document: ApiDocument, schema: Schema, place: string): Generator<string> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (isSilent(property.description, name) && !explainsItself(document, property)) yield `${place}.${name}`
    yield* silentProperties(document, property, `${place}.${name}`)
  }
  if (schema.items !== undefined) yield* silentProperties(document, schema.items, `${place}[]`)
  const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  for (const part of parts) yield* silentProperties(document, part, place)
}

function* silentInOperation(document: ApiDocument, operation: Operation, shared: Parameter[]): Generator<string> {
  const name = operation.operationId
  if (isSilent(operation.description, operation.summary)) yield name
  for (const parameter of [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one))) {
    if (isSilent(parameter.description, parameter.name)) yield `${name}?${parameter.name}`
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (isSilent(response.description, '')) yield `${name} ${status}`
    for (const { schema } of Object.values(response.content ?? {}))
      yield* silentProperties(document, schema ?? {}, `${name} ${status}`)
  }
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    yield* silentProperties(document, schema ?? {}, `${name} body`)
}

/** Every operation, parameter, answer, schema and property without a description, by its place. */
export function silentPlaces(document: ApiDocument): string[] {
  const found: string[] = []
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (isSilent(schema.description, name)) found.push(name)
    found.push(...silentProperties(document, schema, name))
  }
  for (const { path, operation } of operationsOf(document))
    found.push(...silentInOperation(document, operation, document.paths[path]?.parameters ?? []))
  return found
}
