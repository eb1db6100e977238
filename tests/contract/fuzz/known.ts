/** What answers have told so far: with real ids, names and versions a drawn call gets past the first refusal. */
import { type OperationId, operationsTable } from '../../../openapi/generated/operations.ts'

const MOST_OF_A_KIND = 200

/** Names under which one kind of object is spoken of, besides its own. */
const KIND_OF_NAME: Record<string, string> = {
  valuerId: 'employee',
  leaderId: 'employee',
  employeeId: 'employee',
  uid: 'employee',
  member: 'employee',
  departId: 'department',
  DepartId: 'department',
  parentId: 'department',
  objectId: 'questionnaire',
  questionnaireId: 'questionnaire',
  evaluatorId: 'evaluatee',
  evaluateeId: 'evaluatee',
  participantRelationId: 'relation',
  participant: 'relation',
  relationId: 'relation',
}

/** What an `id` means where the operation is about one kind of thing. */
const KIND_AT: [RegExp, string][] = [
  [/\/statistics\/report\//, 'reportId'],
  [/\/departments/, 'department'],
  [/\/(employees|users)/, 'employee'],
  [/\/feedback\/(list|bulk|setstatistic)/, 'relation'],
  [/\/evaluatees/, 'evaluatee'],
  [/\/dimension/, 'dimension'],
  [/\/paper\/template/, 'template'],
  [/\/(questions|paper)/, 'question'],
  [/\/jobs/, 'job'],
  [/\/questionnaires?/, 'questionnaire'],
]

/** `employeeIds` names employees as `employeeId` does. */
const single = (name: string) => name.replace(/(Id|participant|member)s$/, '$1')

function kindOf(operationId: OperationId, name: string): string {
  if (name !== 'id' && name !== 'ids') return KIND_OF_NAME[single(name)] ?? single(name)
  const { path } = operationsTable[operationId]
  return KIND_AT.find(([pattern]) => pattern.test(path))?.[1] ?? 'id'
}

/** Drawn calls remove what there is, so the oldest are mostly gone. */
const lately = (values: readonly number[] = []) => values.slice(-20)

/** The values that answers had, by what they mean. */
export class Known {
  private readonly numbers = new Map<string, number[]>()
  private readonly texts = new Map<string, string[]>()

  private keep<T>(all: Map<string, T[]>, kind: string, value: T): void {
    const values = all.get(kind) ?? []
    if (!values.includes(value)) all.set(kind, [...values, value].slice(-MOST_OF_A_KIND))
  }

  learn(operationId: OperationId, result: unknown, name = 'id'): void {
    if (typeof result === 'number') this.keep(this.numbers, kindOf(operationId, name), result)
    if (typeof result === 'string' && result.length <= 300) this.keep(this.texts, name, result)
    if (typeof result !== 'object' || result === null) return
    if (Array.isArray(result)) for (const one of result.slice(0, 50)) this.learn(operationId, one, name)
    else for (const [inner, value] of Object.entries(result)) this.learn(operationId, value, inner)
  }

  put(kind: string, values: readonly number[]): void {
    for (const value of values) this.keep(this.numbers, kind, value)
  }

  numbersFor(operationId: OperationId, name: string): readonly number[] {
    return lately(this.numbers.get(kindOf(operationId, name)))
  }

  /** The ids of x-object's kind. */
  objects(kind: string): readonly number[] {
    return lately(this.numbers.get(kind))
  }

  textsFor(name: string): readonly string[] {
    return this.texts.get(single(name)) ?? this.texts.get(name.replace(/s$/, '')) ?? []
  }
}
