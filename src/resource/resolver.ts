/** What react-hook-form asks whether a form may be sent: the same schema, rules and words as the server's. */
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { MessageParams } from '../../domain/errors.ts'
import { brokenRules } from '../../domain/inputRules.ts'
import type { OperationId } from '../../openapi/generated/operations.ts'
import { bodyValidators } from '../../openapi/generated/validators/index.ts'
import type { Validate } from '../../openapi/generated/validators/validate.ts'

/** What is wrong with a field: a sentence's key and what fills it. */
export interface Fault {
  field: string
  key: string
  params?: MessageParams
}

type Translate = (key: string, params?: Record<string, string | number>) => string

/** Faults as react-hook-form keeps them; what holds inputs and is wrong itself, as a list too long, says so in `root`. */
function nest<Values extends FieldValues>(
  broken: { field: string; type: string; message: string }[],
  inputs: readonly string[],
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  const names = [...inputs, ...broken.map(({ field }) => field)]
  for (const { field, ...fault } of broken) {
    const holdsInputs = names.some((name) => name.startsWith(`${field}.`))
    set(errors, holdsInputs ? `${field}.root` : field, fault)
  }
  return errors
}

/** The validator of an operation's body; throws where the contract names none. */
export function validatorOf(operation: OperationId | null): () => Promise<Validate> {
  const loaders: Partial<Record<OperationId, () => Promise<Validate>>> = bodyValidators
  const load = operation === null ? undefined : loaders[operation]
  if (load === undefined) throw new Error(`No validator of ${operation}: say x-form: true in openapi/features`)
  return load
}

/**
 * A resolver for `useForm` and `<SimpleForm>`: `load` is an entry of bodyValidators, `toBody` makes of the form's
 * values what will be sent. Submitting then gets that body, with the schema's defaults. The faults carry the
 * names of the fields (`items.2.name`), as those of a refused call do; `body` is what is wrong as a whole. `check`
 * finds what no schema can say; `inputOf` is the input a fault is told at, where it is not called as the field.
 */
export function schemaResolver<Values extends FieldValues>(
  load: () => Promise<Validate>,
  translate: Translate,
  toBody: (values: Values) => Record<string, unknown> = (values) => values,
  check: (body: Record<string, unknown>) => Fault[] = () => [],
  inputOf: (field: string) => string = (field) => field,
): Resolver<Values, unknown, Record<string, unknown>> {
  return async (values, _context, { names = [] }) => {
    // Without its file the server alone says what is wrong, in the same words: whoever saves is always answered.
    const validate = await load().catch(() => undefined)
    const body = structuredClone(toBody(values))
    const ruled = validate === undefined ? [] : brokenRules(validate, body)
    // Of two faults of a field the last one is told, which is the schema's.
    const broken = [
      ...check(body).map(({ field, key, params }) => ({
        field: inputOf(field),
        type: key,
        message: translate(key, params),
      })),
      ...ruled.map(({ field, rule: { name, params } }) => ({
        field: inputOf(field),
        type: name,
        message: translate(`input.rule.${name}`, params),
      })),
    ]
    return broken.length === 0 ? { values: body, errors: {} } : { values: {}, errors: nest<Values>(broken, names) }
  }
}
