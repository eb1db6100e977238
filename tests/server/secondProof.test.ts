/**
 * anonymity.md, the second proof (R17) over the whole answers of the server: of rounds that were answered, finished and read
 * through its doors, everything that is said stays the same when answers that are not shown are others.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scoreRows, textRows } from '../../domain/scoring/proof/changes.fixture.ts'
import { standardRule } from '../../domain/scoring/rule.ts'
import {
  type Earlier,
  earlierRound,
  type Form,
  form,
  isOpen,
  publish,
  type Round,
  round,
  type Said,
} from './provenRound.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const ROUNDS = Number(process.env['PROVEN_ROUNDS'] ?? 8)
const PDFS = ROUNDS / 4

const situation = fc.record({ given: round, others: fc.array(form, { minLength: 12, maxLength: 12 }) })
const situations = fc.sample(situation, { seed: Number(process.env['TEST_SEED'] ?? 1), numRuns: ROUNDS })

let testApp: TestApp
let administrator: Visitor
let earlier: Earlier

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  // Rounds name their people alike: from the second on everybody has a namesake, and is told apart from them.
  for (const { given, others } of situations.slice(0, 1)) {
    const first = { ...given, sameLevel: others.slice(6), subordinate: others.slice(6) }
    await publish(testApp, administrator, first, false)
    earlier = await earlierRound(testApp, administrator, first)
  }
})

afterAll(() => testApp.close())

/** The forms of protected raters one after the other, and which of them stand in one published row. */
interface Guarded {
  forms: readonly Form[]
  scores: number[][]
  texts: number[][]
}

/** Worked out apart from the gate that is examined. */
function guardedOf({ sameLevel, subordinate, pooling }: Round): Guarded {
  const levels = [
    { levelId: 1, levelType: 'sameLevel', forms: sameLevel },
    { levelId: 2, levelType: 'subordinate', forms: subordinate },
  ] as const
  const responses = levels.flatMap(({ levelId, forms }) =>
    forms.map(() => ({ levelId, scores: [], texts: [], chosen: [] })),
  )
  const input = {
    type: 2 as const,
    rule: { ...standardRule(2), pooling },
    levels: levels.map((level) => ({ ...level, name: '', weight: null, open: true, assigned: level.forms.length })),
    questions: [],
    dimensions: [],
    responses,
  }
  return { forms: [...sameLevel, ...subordinate], scores: scoreRows(input), texts: textRows(input) }
}

/** Every rater's form as it could have been, with others to take from. */
type Change = (guarded: Guarded, others: readonly Form[]) => readonly Form[]

const FLOOR = standardRule(2).scoreFloor
const isIn = (rows: number[][], place: number) => rows.some((row) => row.includes(place))

/** In each published row every one says of a question what the one `by` places further said. */
const exchanged =
  (by: (question: number) => number): Change =>
  ({ forms, scores }) =>
    forms.map((own, place) => {
      const row = scores.find((each) => each.includes(place))
      if (row === undefined) return own
      const sayer = (question: number) => forms[row[(row.indexOf(place) + by(question)) % row.length] ?? place]
      return own.map((said, question) => sayer(question)?.[question] ?? said)
    })

/** What the raters of a row say to a question is not shown: too few can answer it. Open ones all of them have answered. */
const isHidden = (forms: readonly Form[], row: number[], question: number) =>
  !isOpen(question) && row.filter((place) => forms[place]?.[question]?.isUnable === false).length < FLOOR

const CHANGES: Record<string, Change> = {
  'raters in no published row say something else': ({ forms, scores, texts }, others) =>
    forms.map((own, place) => {
      const other = others[place] ?? own
      if (isIn(texts, place)) return own
      if (!isIn(scores, place)) return other
      return own.map((said, question) => ({ ...said, text: other[question]?.text ?? said.text }))
    }),
  'the raters of a published row change places': exchanged(() => 1),
  'the answers of a published row change places, question by question': exchanged((question) => question),
  'hidden cells of a published row hold something else': ({ forms, scores }, others) =>
    forms.map((own, place) => {
      const row = scores.find((each) => each.includes(place)) ?? []
      const other = (said: Said, question: number) => ({
        ...said,
        ...others[place]?.[question],
        isUnable: said.isUnable,
      })
      return own.map((said, question) => (isHidden(forms, row, question) ? other(said, question) : said))
    }),
}

function changed(given: Round, others: readonly Form[], change: Change): Round {
  const forms = change(guardedOf(given), others)
  const peers = given.sameLevel.length
  return { ...given, sameLevel: forms.slice(0, peers), subordinate: forms.slice(peers) }
}

test.each(situations.map((each, place) => ({ ...each, place })))(
  'round $place says the same whatever is hidden',
  async ({ given, others, place }) => {
    const withPdf = place < PDFS
    const said = await publish(testApp, administrator, given, withPdf, earlier)
    for (const [name, change] of Object.entries(CHANGES)) {
      const other = changed(given, others, change)
      if (JSON.stringify(other) === JSON.stringify(given)) continue
      expect(await publish(testApp, administrator, other, withPdf, earlier), name).toEqual(said)
    }
  },
  600_000,
)
