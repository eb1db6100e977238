/** How long the texts of a paper may be. What is longer is kept and told; a field that cuts off hides what went. */
import type { Question } from './model.ts'

/** Most characters, as the contract has them (PaperSave, QuestionData, Option, QuestionConfig). */
export const PAPER_TEXT_MAXIMUM = { title: 200, summary: 5000 }
export const QUESTION_TEXT_MAXIMUM = { title: 2000, summary: 5000 }
export const OPTION_TEXT_MAXIMUM = { title: 1000, reasonInputPlaceholder: 200 }
export const CONFIG_TEXT_MAXIMUM = { leftDescription: 200, middleDescription: 200, rightDescription: 200 }

/** Counted as the contract counts: a rare character is one. */
export const isTooLong = (text: string, most: number): boolean => text.length > most && [...text].length > most

export interface TooLong<Field extends string = string> {
  field: Field
  optionNumber?: number
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
    .map((field) => ({ field, maximum: maxima[field] }))
}

/** All of a question's, by the fields of the editor. */
export function tooLongOfQuestion({ data, config }: Question): TooLong[] {
  const inside = (place: string, found: TooLong[]) =>
    found.map((each) => ({ ...each, field: `${place}.${each.field}` }))
  return [
    ...inside('data', tooLongTexts(data, QUESTION_TEXT_MAXIMUM)),
    ...(data.options ?? []).flatMap((option, index) =>
      tooLongTexts(option, OPTION_TEXT_MAXIMUM).map(({ field, maximum }) => ({
        field: field === 'title' ? 'data.options' : `data.options.${field}`,
        optionNumber: index + 1,
        maximum,
      })),
    ),
    ...inside('config', tooLongTexts(config, CONFIG_TEXT_MAXIMUM)),
  ]
}
