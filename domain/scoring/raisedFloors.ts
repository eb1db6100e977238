/** Questions of an anonymous questionnaire whose means wait for more raters than its rule says (anonymity.md R18). */
import type { Question } from '../paper/model.ts'
import { scaleOf } from '../paper/scale.ts'
import type { AnonymityRule } from './report.ts'
import { floorsOf, questionFloor } from './rule.ts'

export interface RaisedFloors {
  /** By the raters they need, fewest first; the places of the questions given, from 1. */
  groups: { floor: number; numbers: number[] }[]
  /** Some question has two scores only: any mean of it tells how many chose which. */
  hasTwoScores: boolean
}

/** From the mean of so many raters one of them learns much about the others (R18). */
const TELLING_RATERS = 3

/**
 * What a mean of the fewest raters tells one of them: with two, what the other one answered; with three, often what the
 * two others did. Null from four on, and where answers are no secret.
 */
export function insiderOf(rule: AnonymityRule): 'ofTwo' | 'ofThree' | null {
  if (!rule.anonymous) return null
  const { scores } = floorsOf({ type: 2, rule })
  if (scores > TELLING_RATERS) return null
  return scores < TELLING_RATERS ? 'ofTwo' : 'ofThree'
}

/** What the scales of the questions ask for beyond the rule. */
export function raisedFloors(rule: AnonymityRule, questions: readonly Question[]): RaisedFloors {
  const input = { type: rule.anonymous ? (2 as const) : (1 as const), rule }
  const groups = new Map<number, number[]>()
  let hasTwoScores = false
  for (const [place, question] of questions.entries()) {
    const scale = scaleOf(question)
    const floor = questionFloor(input, scale)
    if (scale === null) continue
    hasTwoScores ||= rule.anonymous && ('scores' in scale ? scale.scores.length : scale.steps) === 2
    if (floor > floorsOf(input).scores) groups.set(floor, [...(groups.get(floor) ?? []), place + 1])
  }
  const sorted = [...groups].sort(([a], [b]) => a - b)
  return { groups: sorted.map(([floor, numbers]) => ({ floor, numbers })), hasTwoScores }
}
