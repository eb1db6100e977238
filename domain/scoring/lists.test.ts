import { describe, expect, it } from 'vitest'
import { inputOf, levelOf } from './example.fixture.ts'
import { disclose } from './gate.ts'
import { tally } from './input.ts'
import { listOf, listsOfForms, listsOfPublished, listsOfSealed } from './lists.ts'
import { SUBJECT } from './proof/published.fixture.ts'
import { publish } from './publish.ts'
import { sealedRowsOf } from './sealed.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate')]

/** Superior 4; five peers, one of whom was unable; two subordinates, who are hidden. */
function round() {
  const input = inputOf(LEVELS, { 1: [4], 2: [3, 5, 3, 4, 5, null], 3: [1, 2] }, {})
  const rule = { ...input.rule, pooling: false }
  const responses = input.responses.map((form) => {
    const score = form.scores[0]
    return { ...form, chosen: [typeof score === 'number' ? [10 + score] : null] }
  })
  const own = { ...input, rule, responses }
  const counted = tally(own)
  return { input: own, counted, disclosure: disclose(own, counted, 'evaluatee') }
}

const sorted = (lists: ReturnType<typeof listsOfForms>, key: string) => {
  const { scores, sureScores, chosen, sureChosen } = listOf(lists, key, 1)
  return {
    ...{ scores: [...scores].sort(), optionIds: [...chosen.optionIds].sort(), raters: chosen.raters },
    ...{ sureScores, sureChosen },
  }
}

describe('what the raters of a row answered', () => {
  const peers = { scores: [3, 3, 4, 5, 5], optionIds: [13, 13, 14, 15, 15], raters: 5, sureScores: 5, sureChosen: 5 }
  const nobody = { scores: [], optionIds: [], raters: 0, sureScores: 0, sureChosen: 0 }

  it('is the same of whole forms and of what a finish keeps of a protected row', () => {
    const { input, counted, disclosure } = round()
    const whole = listsOfForms(input, disclosure)
    const kept = listsOfSealed(sealedRowsOf(input, counted, disclosure, () => 0))
    expect(sorted(whole, 'level:2')).toEqual(peers)
    expect(sorted(kept, 'level:2')).toEqual(peers)
    expect(sorted(whole, 'level:1')).toEqual({ scores: [4], optionIds: [14], raters: 1, sureScores: 1, sureChosen: 1 })
    // The superior's form stays whole.
    expect(sorted(kept, 'level:1')).toEqual(nobody)
  })

  it('holds what an open row chose that could give no score', () => {
    const given = inputOf(LEVELS, { 1: [null], 2: [3, 4, 5] }, {})
    const choice = given.questions.map((one) => ({ ...one, questionId: 2, scored: false }))
    const responses = given.responses.map((form) => ({ ...form, scores: [...form.scores, null], chosen: [null, [7]] }))
    const own = { ...given, questions: [...given.questions, ...choice], responses }
    const disclosure = disclose(own, tally(own), 'administrator')
    expect(disclosure.rows[0]).toMatchObject({ key: 'level:1', status: 'empty', absence: 'unable' })
    expect(listOf(listsOfForms(own, disclosure), 'level:1', 2).chosen).toEqual({ raters: 1, optionIds: [7] })
  })

  it('is not enough where a door was opened: the mean is shown, how they differ is not (R20)', () => {
    const { input } = round()
    const responses = input.responses.map((form, index) => ({ ...form, isUnsure: index === 1 }))
    const own = { ...input, responses }
    const counted = tally(own)
    const disclosure = disclose(own, counted, 'evaluatee')
    const kept = listsOfSealed(sealedRowsOf(own, counted, disclosure, () => 0))
    expect(sorted(listsOfForms(own, disclosure), 'level:2')).toMatchObject({ scores: peers.scores, sureScores: 4 })
    expect(sorted(kept, 'level:2')).toMatchObject({ scores: peers.scores, sureScores: 0, raters: 0, sureChosen: 0 })
  })

  it('is told of a published report from both: rows that were kept, and whole forms of those nothing protects', () => {
    const { input, counted, disclosure } = round()
    const { report, rows } = publish(input, SUBJECT, () => 0)
    // What a finish leaves: of the protected levels no form.
    const left = { ...input, responses: input.responses.filter(({ levelId }) => levelId === 1) }
    const lists = listsOfPublished(left, report, rows)
    expect(rows).toEqual(sealedRowsOf(input, counted, disclosure, () => 0))
    expect(sorted(lists, 'level:2')).toEqual(peers)
    expect(sorted(lists, 'level:1')).toEqual({ scores: [4], optionIds: [14], raters: 1, sureScores: 1, sureChosen: 1 })
    expect(sorted(lists, 'level:3')).toEqual(nobody)
    // Forms of protected levels, should there be any left, tell nothing.
    const more = listsOfPublished(input, report, [])
    expect(sorted(more, 'level:2')).toEqual(nobody)
  })

  it('is nothing of a row that is hidden', () => {
    const { input, disclosure } = round()
    expect(sorted(listsOfForms(input, disclosure), 'level:3')).toEqual(nobody)
  })
})
