// Written by codegen from the OpenAPI document: do not edit.

export type FieldKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'email'
  | 'url'
  | 'password'
  | 'multiline'
  | 'select'
  | 'reference'
  | 'references'
  | 'tags'
  | 'image'
  | 'object'
  | 'search'
  | 'chips'

/** The operations that take the file of a picture and answer its address. */
export type UploadId = 'uploadAvatar' | 'uploadLogo'

/** The operations that count the records of each choice of a filter. */
export type CountId = 'countQuestionnaires'

/** One property, as a column or an input. */
export interface FieldDescriptor {
  name: string
  kind: FieldKind
  label: { zh: string; en: string }
  required: boolean
  nullable: boolean
  readOnly: boolean
  writeOnly: boolean
  listed: boolean
  order: number
  /** A column of the list's file alone: on the page another column shows it. */
  fileOnly?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  choices?: (string | number | boolean)[]
  choiceLabels?: Record<string, { zh: string; en: string }>
  reference?: string
  /** The operation that takes the file of an image and answers its address. */
  upload?: UploadId
  /** What the browser may fill in, by HTML's words. */
  autoComplete?: string
  defaultValue?: string | number | boolean | null
  /** The properties of a nested object. */
  fields?: FieldDescriptor[]
}

/** One query parameter of a list. */
export interface FilterDescriptor extends FieldDescriptor {
  /** On the screen from the start. */
  always: boolean
  /** Several values at once: any of them is meant. */
  many?: boolean
  /** How many values at most. */
  maxItems?: number
  /** What counts the records of each choice, and what it is asked by. */
  counts?: { operation: CountId; takes: string[] }
}
