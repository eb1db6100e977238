/**
 * anonymity.md, the second proof (R17) over the whole answers of the server: of rounds that were answered, finished and read
 * through its doors, everything that is said stays the same when answers that are not shown are others.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Form, form, isOpen, publish, type Round, round, type Said } from './provenRound.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Forms a protected level is shown from: scores, and texts and choices (R2). */
const SCORES = 3
const TEXTS = 5
const ROUNDS = Number(process.env['PROVEN_ROUNDS'] ?? 4)
const PDFS = ROUNDS / 4

const situation = fc.tuple(round, fc.array(form, { minLength: 6, maxLength: 6 }))
const situations = fc.sample(situation, { seed: Number(process.env['TEST_SEED'] ?? 1), numRuns: ROUNDS })

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  // Rounds name their people alike: from the second on everybody has a namesake, and is told apart from them.
  for (const [given, others] of situations.slice(0, 1)) {
    await publish(testApp, administrator, { ...given, sameLevel: others, subordinate: others }, false)
  }
})

afterAll(() => testApp.close())

interface Change {
  name: string
  /** The forms of one protected level as they could have been, with others to take from. */
  change: (own: readonly Form[], others: readonly Form[]) => readonly Form[]
}

/** The same forms beginning with another one: whoever sent the first has sent another now. */
const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, place) => list[(place + by) % list.length] as T)

/** The answers to one question of all forms of a level, exchanged among them. */
const column = (own: readonly Form[], question: number) => own.map((each) => each[question] as Said)

const withColumns = (own: readonly Form[], columns: Said[][]): Form[] =>
  own.map((each, place) => each.map((said, question) => columns[question]?.[place] ?? said))

const isCounted = (said: Said) => !said.isUnable

const CHANGES: Change[] = [
  {
    name: 'raters in no published row say something else',
    change(own, others) {
      if (own.length < SCORES) return own.map((each, place) => others[place] ?? each)
      if (own.length >= TEXTS) return own
      // Their texts and reasons stand in none.
      return own.map((each, place) =>
        each.map((said, question) => ({ ...said, text: others[place]?.[question]?.text ?? said.text })),
      )
    },
  },
  {
    name: 'the raters of a published row change places',
    change: (own) => (own.length < SCORES ? own : turned(own, 1)),
  },
  {
    name: 'the answers of a published row change places, question by question',
    change: (own) =>
      own.length < SCORES
        ? own
        : withColumns(
            own,
            (own[0] ?? []).map((_, question) => turned(column(own, question), question % own.length)),
          ),
  },
  {
    name: 'hidden cells of a published row hold something else',
    change(own, others) {
      const isHidden = (question: number) =>
        !isOpen(question) && column(own, question).filter(isCounted).length < SCORES
      return own.map((each, place) =>
        each.map((said, question) => {
          const other = others[place]?.[question]
          return isHidden(question) && isCounted(said) && other !== undefined ? { ...other, isUnable: false } : said
        }),
      )
    },
  },
]

function changed(given: Round, others: readonly Form[], { change }: Change): Round {
  return { ...given, sameLevel: change(given.sameLevel, others), subordinate: change(given.subordinate, others) }
}

test.each(situations.map(([given, others], place) => ({ given, others, place })))(
  'round $place says the same whatever is hidden',
  async ({ given, others, place }) => {
    const withPdf = place < PDFS
    const said = await publish(testApp, administrator, given, withPdf)
    for (const each of CHANGES) {
      const other = changed(given, others, each)
      if (JSON.stringify(other) === JSON.stringify(given)) continue
      expect(await publish(testApp, administrator, other, withPdf), each.name).toEqual(said)
    }
  },
  600_000,
)
