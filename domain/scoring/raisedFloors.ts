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
