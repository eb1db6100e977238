/**
 * The further surfaces of sameText.test.ts: what a released report says beside its figures, how they came about, and a combined
 * report, each over figures that are all one person's.
 */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { combinedPeople, combinedTeam } from '../domain/scoring/combined/combinedReport.ts'
import { besideIn, comparedRound } from '../domain/scoring/personal/comparedReport.ts'
import type { PersonalReport, ShownReport } from '../domain/scoring/report.ts'
import { pooledSpread } from '../domain/scoring/statistics/bands.ts'
import { type Member, memberOf } from '../domain/scoring/team/member.ts'
import type { ShownCombinedReport } from '../report/combinedReport.ts'
import { ArithmeticPanel } from '../report/views/ArithmeticPanel.tsx'
import { PersonalReportView } from '../report/views/PersonalReportView.tsx'
import { roundedTo } from './server/recomputed.ts'

const NOTHING = '—'

/** Texts by what they are figures of. */
export type Texts = Record<string, string | undefined>

/** So many have the same figures: their mean is shown, and is the figure of each. */
const ALIKE = [1, 2, 3, 4, 5]
const FINISHED = '2025-11-21T09:00:00.000Z'
/** How raters of one level differ. */
const SQUARES = { scope: 'level:1', evaluatees: 12, raters: 72, squaredSizes: 432, between: 400, within: 225 }

const membersOf = (report: PersonalReport): Member[] => {
  const member = memberOf(report, new Map(), new Map())
  return ALIKE.map((employeeId) => ({ ...member, evaluatee: { ...member.evaluatee, employeeId } }))
}

/** Beside the mean of all, and beside a round before in which nothing was otherwise. */
export function besideAlike(report: PersonalReport): ShownReport {
  const members = membersOf(report)
  const [member] = members
  if (member === undefined) throw new Error('nobody is alike')
  const reliability = report.dimensions.map(({ dimensionId }) => ({ dimensionId, items: null, squares: [SQUARES] }))
  const spreads = new Map(reliability.map(({ dimensionId, squares }) => [dimensionId, pooledSpread(squares)]))
  const beside = besideIn(report, {
    round: comparedRound(members, reliability, report, []),
    member,
    past: { round: { title: 'Before', finishedAt: FINISHED }, person: { report, member, spreads, lowest: new Map() } },
  })
  return { ...report, beside, evaluatee: { ...report.evaluatee, nameMark: '' } }
}

/** Of two rounds that say the same. */
export function combinedAlike(report: PersonalReport): ShownCombinedReport {
  const dimensions = report.dimensions.map(({ dimensionId, name, weight }) => ({
    ...{ dimensionId, name, weight, spread: null, lowest: 0 },
  }))
  const rounds = [0, 1].map(() => ({ dimensions, members: membersOf(report) }))
  return {
    ...combinedTeam(rounds),
    ...{ title: 'Twice', summary: '', computedAt: FINISHED },
    questionnaires: rounds.map((_, at) => ({
      ...{ title: `Round ${at}`, state: 'included' as const, finishedAt: FINISHED, evaluateeCount: ALIKE.length },
    })),
    people: combinedPeople(rounds).map(({ evaluatee, ...figures }) => ({
      ...{ ...figures, evaluatorName: `E${evaluatee.employeeId}`, nameMark: '', departmentName: '' },
    })),
  }
}

/** What stands beside the figures of a released report, and what its arithmetic comes to. */
export function releasedOnScreen(shown: ShownReport): { heads: string[]; texts: Texts[] } {
  const view = createElement(PersonalReportView, {
    report: shown,
    language: 'en',
    arithmetic: createElement(ArithmeticPanel, { report: shown }),
  })
  const html = renderToStaticMarkup(view).replaceAll('<!-- -->', '')
  const keyOf = (name: string) => (name === 'Overall score' ? 'overall' : name)
  const [, behind = ''] = html.split(/<table[^>]* aria-label="/)
  const [table = ''] = behind.split('</table>')
  const [, ...heads] = [...table.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, head = '']) => head)
  const rows = [...table.matchAll(/<th scope="row">([^<]*)<.*?<\/tr>/g)].map(([row, name = '']) => {
    const cells = [...row.matchAll(/<td[^>]*>([^<]*)<\/td>/g)].map(([, cell = '']) => cell)
    return { name, isPartial: row.includes('<small'), cellOf: (head: string) => cells[heads.indexOf(head)] }
  })
  const beside = rows.flatMap(({ name, isPartial, cellOf }) => {
    // The overall score has none of the round before, and one over a part of the relations is another figure, which is said.
    const columns = ['Score', 'Mean of all', ...(name === 'Overall score' || isPartial ? [] : ['Previous round'])]
    return columns.map((head) => ({ head, texts: { [keyOf(name)]: cellOf(head) } }))
  })
  const sums = [...html.matchAll(/<summary[^>]*>([^<]*) <strong>([^<]*)<\/strong>/g)]
  // What is compared with may not be known where the score is.
  const known = beside.filter(({ head, texts }) => head === 'Score' || Object.values(texts)[0] !== NOTHING)
  const compared = known.filter(({ texts }) => Object.values(texts)[0] !== undefined)
  return {
    heads: compared.map(({ head }) => head),
    texts: [...compared.map(({ texts }) => texts), ...sums.map(([, name = '', figure]) => ({ [keyOf(name)]: figure }))],
  }
}

/** The last step to each score is that score. */
export function expectSteps(text: string, { dimensions, overallPercent }: PersonalReport, due: Texts) {
  if (dimensions.every(({ percent }) => percent === null)) return
  // In the contents, and above the section.
  const [, , ...parts] = text.split('Howthescorescameabout')
  const steps = parts.join('')
  const sums = [...steps.matchAll(/→publishedscore[^→]*?→(−?\d+\.\d)/g)].map(([, figure]) => figure)
  const scored = dimensions.filter(({ percent }) => percent !== null).map(({ name }) => name)
  expect(sums).toEqual([...(overallPercent === null ? [] : ['overall']), ...scored].map((key) => due[key]))
  for (const { title, maximum, weightedScore } of dimensions.flatMap(({ questions }) => questions)) {
    if (weightedScore === null) continue
    const [, score = '', share = ''] = (steps.split(new RegExp(`${title}(?=\\D)`))[1] ?? '').split('→')
    expect(score.slice(0, due[title]?.length), title).toBe(due[title])
    if (maximum > 0) expect(share.slice(0, due[`${title} share`]?.length), title).toBe(due[`${title} share`])
  }
}

/** Beside each score the band around it, the mean of all, which is the same, and that of the round before. */
export function expectBeside(text: string, { dimensions, beside }: ShownReport, due: Texts) {
  for (const { dimensionId, name, percent } of dimensions) {
    const { band = null, norm, change } = beside?.dimensions.find((one) => one.dimensionId === dimensionId) ?? {}
    if (percent === null || norm == null || (change?.levelKeys ?? null) !== null) continue
    const printed = (value: number) => roundedTo(1, value)?.toFixed(1)
    const range = band === null ? '(?:—)?' : `${printed(band.low)}\\D${printed(band.high)}`
    const before = change === null ? '' : due[name]
    const figures = `${name}${due[name]}${range}${due[name]}0.0${before}`
    expect(text).toMatch(new RegExp(figures))
  }
}
