/** The numbers of a paper, each with its bounds: of every stored paper, a draft's too, and of one that may be started. */
import { ANSWER_TEXT_MAXIMUM } from './answerLimits.ts'

export interface Bounds {
  minimum: number
  maximum: number
}

interface StartBounds extends Bounds {
  isWhole?: true
  /** The minimum itself is too small. */
  isAboveMinimum?: true
}

/** Largest amount of points, either way. */
const POINTS_MAXIMUM = 1_000_000
const POINTS = { minimum: -POINTS_MAXIMUM, maximum: POINTS_MAXIMUM }

/** What an option's score may be. */
export const OPTION_SCORE: Bounds = { minimum: 0, maximum: POINTS_MAXIMUM }

export const CONFIG_NUMBERS = ['minimumScore', 'maximumScore', 'step', 'precision', 'lengthMaximum'] as const
export type ConfigNumber = (typeof CONFIG_NUMBERS)[number]

/** What a save takes: the document's QuestionConfig. */
export const STORED_BOUNDS: Readonly<Record<ConfigNumber, Bounds>> = {
  minimumScore: POINTS,
  maximumScore: POINTS,
  step: { minimum: 0, maximum: POINTS_MAXIMUM },
  precision: { minimum: 0, maximum: 10 },
  lengthMaximum: { minimum: 1, maximum: 20_000 },
}

/** What a start takes, and what is told: nobody is led to a number that the start refuses. */
export const START_BOUNDS: Readonly<Record<ConfigNumber, StartBounds>> = {
  ...STORED_BOUNDS,
  step: { ...STORED_BOUNDS.step, isAboveMinimum: true },
  precision: { minimum: 0, maximum: 4, isWhole: true },
  lengthMaximum: { minimum: 1, maximum: ANSWER_TEXT_MAXIMUM, isWhole: true },
}

/** Nobody filled it in. */
export const isMissing = (value: number | undefined): value is undefined => value === undefined || Number.isNaN(value)

/** Not of one that is missing: that is told for itself. */
export const isOutOfBounds = (value: number | undefined, { minimum, maximum }: Bounds): boolean =>
  !isMissing(value) && (value < minimum || value > maximum)

/** `unsavable`: no save takes it. `wrong`: no start does. `unfinished`: nor that, but it may be the beginning of one that does ("0" of "0.5"). */
export type NumberFault = 'unsavable' | 'wrong' | 'unfinished'

/** What is wrong with a number of a config that is in force; null for one that a start takes. */
export function numberFault(name: ConfigNumber, value: number | undefined): NumberFault | null {
  if (isOutOfBounds(value, STORED_BOUNDS[name])) return 'unsavable'
  const { isWhole, isAboveMinimum, ...bounds } = START_BOUNDS[name]
  if (isMissing(value) || (isAboveMinimum && value === bounds.minimum)) return 'unfinished'
  return isOutOfBounds(value, bounds) || (isWhole && !Number.isInteger(value)) ? 'wrong' : null
}
