/** How long the texts of a paper may be. What is longer is kept and told; a field that cuts off hides what went. */
import { isTooLong, lengthOf } from '../textLength.ts'
import type { Question } from './model.ts'

/** Most characters, as the contract has them (PaperSave, QuestionData, Option, QuestionConfig). */
export const PAPER_TEXT_MAXIMUM = { title: 200, summary: 5000 }
export const QUESTION_TEXT_MAXIMUM = { title: 2000, summary: 5000 }
export const OPTION_TEXT_MAXIMUM = { title: 1000, reasonInputPlaceholder: 200 }
export const CONFIG_TEXT_MAXIMUM = { leftDescription: 200, middleDescription: 200, rightDescription: 200 }

/** Most characters of the JSON text that holds all texts of a question (QuestionSave). Its settings stay far below theirs. */
export const QUESTION_DATA_MAXIMUM = 20_000

export interface TooLong<Field extends string = string> {
  field: Field
  optionNumber?: number
  /** How long it is. */
  length: number
  maximum: number
}

/** The texts of one thing that are too long, by name. */
export function tooLongTexts<Name extends string>(
  texts: Partial<Record<NoInfer<Name>, string>>,
  maxima: Record<Name, number>,
): TooLong<Name>[] {
  const names = Object.keys(maxima) as Name[]
  return names
    .filter((name) => isTooLong(texts[name] ?? '', maxima[name]))
    .map((field) => ({ field, length: lengthOf(texts[field] ?? ''), maximum: maxima[field] }))
}

/** The texts of a question, by the fields of the editor. */
export type QuestionText =
  | `data.${keyof typeof QUESTION_TEXT_MAXIMUM}`
  | 'data.options'
  | 'data.options.reasonInputPlaceholder'
  | `config.${keyof typeof CONFIG_TEXT_MAXIMUM}`

const inside = <Place extends string, Name extends string>(place: Place, found: TooLong<Name>[]) =>
  found.map((each) => ({ ...each, field: `${place}.${each.field}` as const }))

/** All of a question's that are too long. */
export function tooLongOfQuestion({ data, config }: Question): TooLong<QuestionText>[] {
  return [
    ...inside('data', tooLongTexts(data, QUESTION_TEXT_MAXIMUM)),
    ...(data.options ?? []).flatMap((option, index) =>
      tooLongTexts(option, OPTION_TEXT_MAXIMUM).map(({ field, ...lengths }) => ({
        field: field === 'title' ? ('data.options' as const) : (`data.options.${field}` as const),
        optionNumber: index + 1,
        ...lengths,
      })),
    ),
    ...inside('config', tooLongTexts(config, CONFIG_TEXT_MAXIMUM)),
  ]
}
