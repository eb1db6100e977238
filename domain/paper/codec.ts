/** Wire <-> model of a paper: on the wire a question's data and config are JSON text (spec §3, §7 paper/all). */
import {
  type NewId,
  type Option,
  type Page,
  type Paper,
  QUESTION_TYPES,
  type Question,
  type QuestionConfig,
  type QuestionData,
  type QuestionType,
} from './model.ts'
import { QUESTION_TYPE_RULES } from './questionTypes.ts'

export interface WireQuestion {
  id: number
  /** Of a new one in a save: the removed question it brings back. It is no part of the paper. */
  formerId?: number
  index?: number
  pageId?: number
  type: string
  /** JSON text of title, summary, options. */
  data: string
  /** JSON text of the settings. */
  config: string
}

export interface WirePage {
  id: number
  /** Saves send `index`, the server answers `sequence`; 1 is the home page. */
  index?: number
  sequence?: number
  questions: WireQuestion[]
}

export interface WirePaper {
  title: string
  summary: string
  pages: WirePage[]
}

export type PaperDataReason = 'notJson' | 'notObject' | 'wrongType' | 'unknownType' | 'missingId'

/** A paper that cannot be read: `field` of the question at pageNumber/questionNumber (from 1). */
export class PaperDataError extends Error {
  readonly pageNumber: number
  readonly questionNumber: number
  readonly field: string
  readonly reason: PaperDataReason
  /** `paper.data.notJson`...; its params are pageNumber, questionNumber and field. */
  readonly key: `paper.data.${PaperDataReason}`

  constructor(where: Place, field: string, reason: PaperDataReason) {
    super(`page ${where.pageNumber}, question ${where.questionNumber}: ${field} is unreadable (${reason})`)
    this.name = 'PaperDataError'
    this.pageNumber = where.pageNumber
    this.questionNumber = where.questionNumber
    this.field = field
    this.reason = reason
    this.key = `paper.data.${reason}`
  }
}

/** Where a question stands, both numbers from 1; for the error only. */
export interface Place {
  pageNumber: number
  questionNumber: number
}

type Json = Record<string, unknown>

/**
 * Wire -> model. Pages and questions come in the order of their sequence or index. With `newId`
 * (a save on the server) every id 0 gets a fresh one and its page isServerExists false; without it
 * (reading what is stored) an id 0 is an error. Unknown fields are dropped, missing ones take the
 * type's defaults, numbers may come as text. Throws PaperDataError.
 */
export function decodePaper(wire: WirePaper, newId?: NewId): Paper {
  const pages = inOrder(wire.pages, (page) => page.sequence ?? page.index).map((page, index): Page => {
    const pageNumber = index + 1
    const id = knownId(page.id, { pageNumber, questionNumber: 0 }, newId)
    const questions = inOrder(page.questions, (question) => question.index).map((question, position) => {
      const where = { pageNumber, questionNumber: position + 1 }
      const decoded = decodeQuestion({ ...question, id: knownId(question.id, where, newId) }, where)
      return { ...decoded, pageId: id, index: position + 1 }
    })
    return { id, type: index === 0 ? 'HOME' : 'CONTENT', isServerExists: page.id !== 0, questions }
  })
  return { title: wire.title, summary: wire.summary, pages }
}

/** One question of the wire or of a stored row; `where` is named when it cannot be read. Throws PaperDataError. */
export function decodeQuestion(wire: WireQuestion, where: Place): Question {
  const type = QUESTION_TYPES.find((known) => known === wire.type)
  if (type === undefined) throw new PaperDataError(where, 'type', 'unknownType')
  return {
    id: wire.id,
    pageId: wire.pageId ?? 0,
    type,
    data: decodeData(parseObject(wire.data, 'data', where), type, where),
    config: decodeConfig(parseObject(wire.config, 'config', where), type, where),
    index: wire.index ?? where.questionNumber,
  }
}

/** The stored and sent texts of one question. */
export function encodeQuestion(question: Question): { type: QuestionType; data: string; config: string } {
  return { type: question.type, data: JSON.stringify(question.data), config: JSON.stringify(question.config) }
}

function inOrder<T>(items: readonly T[], place: (item: T) => number | undefined): T[] {
  const placed = items.map((item, index) => ({ item, place: place(item) ?? index + 1 }))
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

function knownId(id: number, where: Place, newId: NewId | undefined): number {
  if (id !== 0) return id
  if (newId === undefined) throw new PaperDataError(where, 'id', 'missingId')
  return newId()
}

function parseObject(text: string, field: string, where: Place): Json {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new PaperDataError(where, field, 'notJson')
  }
  if (value === null) return {}
  if (!isObject(value)) throw new PaperDataError(where, field, 'notObject')
  return value
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function decodeData(json: Json, type: QuestionType, where: Place): QuestionData {
  const data: QuestionData = {
    title: readText(json.title, 'data.title', where) ?? '',
    summary: readText(json.summary, 'data.summary', where) ?? '',
  }
  if (!QUESTION_TYPE_RULES[type].hasOptions) return data
  const options = json.options ?? []
  if (!Array.isArray(options)) throw new PaperDataError(where, 'data.options', 'wrongType')
  return { ...data, options: withOptionIds(options.map((option) => decodeOption(option, type, where))) }
}

function decodeOption(json: unknown, type: QuestionType, where: Place): Option {
  if (!isObject(json)) throw new PaperDataError(where, 'data.options', 'wrongType')
  const option: Option = {
    id: readNumber(json.id, 'data.options.id', where) ?? 0,
    title: readText(json.title, 'data.options.title', where) ?? '',
  }
  if (!QUESTION_TYPE_RULES[type].optionsHaveScore) return option
  const score = readNumber(json.score, 'data.options.score', where)
  if (score !== undefined) option.score = score
  const reasonRequired = readFlag(json.reasonRequired, 'data.options.reasonRequired', where)
  if (reasonRequired !== undefined) option.reasonRequired = reasonRequired
  const placeholder = readText(json.reasonInputPlaceholder, 'data.options.reasonInputPlaceholder', where)
  if (placeholder !== undefined) option.reasonInputPlaceholder = placeholder
  return option
}

/** Options without an id, or with one used before, get the smallest free one: answers must be able to name them. */
function withOptionIds(options: Option[]): Option[] {
  const used = new Set<number>()
  const kept = new Set(options.map((option) => option.id))
  let next = 1
  return options.map((option) => {
    if (option.id !== 0 && !used.has(option.id)) {
      used.add(option.id)
      return option
    }
    while (kept.has(next)) next += 1
    kept.add(next)
    used.add(next)
    return { ...option, id: next }
  })
}

const CONFIG_READERS = {
  required: readFlag,
  lengthLimit: readFlag,
  lengthMaximum: readNumber,
  minimumScore: readNumber,
  maximumScore: readNumber,
  leftDescription: readText,
  middleDescription: readText,
  rightDescription: readText,
  isFloat: readFlag,
  precision: readNumber,
  step: readNumber,
} as const satisfies Record<keyof QuestionConfig, (value: unknown, field: string, where: Place) => unknown>

function decodeConfig(json: Json, type: QuestionType, where: Place): QuestionConfig {
  const defaults = QUESTION_TYPE_RULES[type].config
  const found: Json = {}
  for (const [field, read] of Object.entries(CONFIG_READERS)) {
    if (!(field in defaults)) continue
    const value = read(json[field], `config.${field}`, where)
    if (value !== undefined) found[field] = value
  }
  // Saves took it while there was no limit; the editor shows a length only where there is one.
  if (found['lengthLimit'] !== true && found['lengthMaximum'] === 0) delete found['lengthMaximum']
  return { ...defaults, ...found }
}

function readText(value: unknown, field: string, where: Place): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new PaperDataError(where, field, 'wrongType')
}

/** A number, or a text that is one; an empty text is a field nobody filled in. */
function readNumber(value: unknown, field: string, where: Place): number | undefined {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new PaperDataError(where, field, 'wrongType')
  return number
}

function readFlag(value: unknown, field: string, where: Place): boolean | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return value
  if (value === 0 || value === 1) return value === 1
  if (value === 'true' || value === 'false') return value === 'true'
  throw new PaperDataError(where, field, 'wrongType')
}
