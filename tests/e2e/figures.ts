/**
 * The figures of one evaluatee, computed from the sent forms by plain arithmetic and from the rules on paper
 * (numbers.md, anonymity.md), without a line of the product: what the reports are compared with.
 */
import type { SentForm } from './raters.ts'

const FLOOR = 3
const BEST = 5

export interface ExpectedFigures {
  /** By dimension name, percent to one decimal. */
  dimensions: Map<string, { percent: number | null; others: number | null; self: number | null }>
  overall: number | null
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function oneDecimal(value: number | null): number | null {
  return value === null ? null : Math.round((value + Number.EPSILON) * 10) / 10
}

/** Groups of raters whose scores are published: each level on its own, or small protected ones pooled (R2, R2b). */
function publishedGroups(forms: SentForm[], anonymous: boolean): { forms: SentForm[]; weight: number }[] {
  const of = (levelType: string) => forms.filter((form) => form.levelType === levelType)
  const superior = { forms: of('superior'), weight: 1 }
  const peers = { forms: of('sameLevel'), weight: 1 }
  const reports = { forms: of('subordinate'), weight: 1 }
  const filled = [superior, peers, reports].filter((group) => group.forms.length > 0)
  if (!anonymous) return filled
  const isSmall = [peers, reports].some((group) => group.forms.length > 0 && group.forms.length < FLOOR)
  if (!isSmall) return filled
  const pooled = [...peers.forms, ...reports.forms]
  const pool = { forms: pooled, weight: [peers, reports].filter((group) => group.forms.length > 0).length }
  return [superior, ...(pooled.length >= FLOOR ? [pool] : [])].filter((group) => group.forms.length > 0)
}

/** Every evaluatee answers every question here, so a group is shown for all questions or for none. */
export function expectedFigures(
  forms: SentForm[],
  dimensions: Map<string, string[]>,
  anonymous: boolean,
): ExpectedFigures {
  const groups = publishedGroups(forms, anonymous)
  const selfForm = forms.find((form) => form.levelType === 'self')
  const scoreOf = (form: SentForm, title: string) => form.scores.get(title) ?? Number.NaN
  const result = new Map<string, { percent: number | null; others: number | null; self: number | null }>()
  const exact: number[] = []
  for (const [name, titles] of dimensions) {
    const percents = titles.map((title) => {
      const weights = groups.map(({ weight }) => weight)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const weighted = groups.reduce(
        (sum, group, index) =>
          sum + average(group.forms.map((form) => scoreOf(form, title))) * ((weights[index] ?? 0) / total),
        0,
      )
      return (100 * weighted) / BEST
    })
    const everybody = groups.flatMap((group) => group.forms)
    const others = titles.map((title) => (100 * average(everybody.map((form) => scoreOf(form, title)))) / BEST)
    const self = titles.map((title) => (selfForm === undefined ? Number.NaN : (100 * scoreOf(selfForm, title)) / BEST))
    const hasGroups = groups.length > 0
    if (hasGroups) exact.push(average(percents))
    result.set(name, {
      percent: oneDecimal(hasGroups ? average(percents) : null),
      others: oneDecimal(hasGroups ? average(others) : null),
      self: oneDecimal(selfForm === undefined ? null : average(self)),
    })
  }
  return { dimensions: result, overall: oneDecimal(exact.length > 0 ? average(exact) : null) }
}
