/** anonymity.md, the second proof (R17): nothing published depends on answers that are not shown. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../domain/paper/model.ts'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import { disclose } from '../../domain/scoring/gate.ts'
import { type ScoringInput, type Tally, tally } from '../../domain/scoring/input.ts'
import { listsOfPublished } from '../../domain/scoring/lists.ts'
import { leftOutAnswers } from '../../domain/scoring/personal/leftOut.ts'
import { questionRows } from '../../domain/scoring/personal/questionRows.ts'
import { toldOfPublished } from '../../domain/scoring/personal/told.ts'
import { personalReport, unroundedReport } from '../../domain/scoring/personalReport.ts'
import { CHANGES, type Draws, draws, scoreRows, textRows } from '../../domain/scoring/proof/changes.fixture.ts'
import { type Gate, SUBJECT, sortedTexts } from '../../domain/scoring/proof/published.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { standardDeviation } from '../../domain/scoring/statistics/agreement.ts'
import { memberOf } from '../../domain/scoring/team/member.ts'
import { LANGUAGES } from '../../messages/format.ts'
import { gapFinding, levelsFinding, profileFinding } from '../../report/findings.ts'
import { reportNotes } from '../../report/notes.ts'
import { resultRows, resultSheets } from '../../server/features/reports/exports/resultSheets.ts'
import { detailSheet, rankingSheet } from '../../server/features/reports/exports/teamSheets.ts'
import { statisticsOf } from '../../server/features/reports/personal/statistics.ts'
import { scoreSheet } from '../../server/features/reports/scoreSheet.ts'
import { rankingAnswer, rankingDetailAnswer } from '../../server/features/reports/teamFigures.ts'
import { writeCsv } from '../../server/sheets/csv.ts'
import { combinedOf } from './combinedGround.ts'
import { besideLevels, groundOf, OF_SUBJECT, settingsOf, UNMARKED } from './sheetGround.ts'

type Publishing = (input: ScoringInput) => unknown

/** All that is made of reports: ranking, heat map, those of a department, relation levels, files and the sentences of a page, in both languages. */
function surfacesOf(report: PersonalReport) {
  const member = memberOf(report, new Map(), new Map())
  const ranking = rankingAnswer([member], 'scoreDesc', UNMARKED)
  const heatMap = rankingDetailAnswer([member], settingsOf(report), UNMARKED.markOf)
  return {
    ...{ report, ranking, heatMap },
    ofDepartment: [
      rankingAnswer([member], 'scoreDesc', UNMARKED, { selection: OF_SUBJECT }),
      rankingDetailAnswer([member], settingsOf(report), UNMARKED.markOf, OF_SUBJECT),
    ],
    levels: besideLevels([member], report),
    inLanguages: LANGUAGES.map((language) => ({
      sheets: [
        scoreSheet(report, language),
        rankingSheet(ranking, groundOf(report, language)),
        detailSheet([member], heatMap, groundOf(report, language)),
      ].map(({ header, rows }) => writeCsv(header, rows)),
      sentences: [gapFinding(report), profileFinding(report), levelsFinding(report, language)],
      notes: reportNotes(report, language),
    })),
  }
}

/** A question of the paper as it was drawn: its scores are its options. */
const paperOf = ({ questions }: ScoringInput): Question[] =>
  questions.map(({ questionId, scored, commentable }) => ({
    ...{ id: questionId, pageId: 1, index: questionId, config: {} },
    type: scored ? 'DAN_XUAN' : commentable ? 'WEN_DA' : 'DUO_XUAN',
    data: { title: '', summary: '', options: OPTIONS.map((score) => ({ id: score, title: String(score), score })) },
  }))
const OPTIONS = [1, 2.25, 3, 4, 5]

/** The sheets of all results, of what a finish keeps. */
const resultsOf = (input: ScoringInput) => {
  const { report, rows } = publish(input, SUBJECT, () => 0)
  return { report: sortedTexts(report), rows, lists: listsOfPublished(input, report, rows) }
}
/** After a finish: of protected raters no form is left. */
const leftOf = (input: ScoringInput): ScoringInput => ({
  ...input,
  responses: input.responses.filter(({ levelId }) =>
    input.levels.some((one) => one.levelId === levelId && input.rule.exemptLevelTypes.includes(one.levelType)),
  ),
})
const exported: Publishing = (input) => {
  const { report, lists } = resultsOf(input)
  const ground = groundOf(report, 'en')
  const sheets = resultRows(report, lists, paperOf(input), ground)
  const files = resultSheets(ground).map(({ name, header }, kind) => [name, writeCsv(header, sheets[kind] ?? [])])
  return [files, combinedOf(report, lists)]
}

/** How raters differ is a closed list (3): the same whatever they said. */
const SQUARES = { evaluatees: 12, raters: 60, squaredSizes: 300, between: 400, within: 100 }
const reliabilityOf = ({ dimensions }: ScoringInput) =>
  dimensions.map(({ dimensionId }) => ({
    ...{ dimensionId, items: null },
    squares: ['level:3', 'centred'].map((scope) => ({ ...SQUARES, scope })),
  }))

/** The pages of one evaluatee, and how each score came about; in a team of others like the one, after a round like this. */
const personal: Publishing = (input) => {
  const { report, lists, rows } = resultsOf(input)
  const questions = paperOf(input)
  const listed = { report, lists, questions }
  const scores = new Map(questions.map(({ id }) => [id, OPTIONS]))
  const member = memberOf(report, lists, scores)
  const reliability = reliabilityOf(input)
  const spreads = new Map(input.dimensions.map(({ dimensionId }) => [dimensionId, { variance: 100, degrees: 48 }]))
  const before = { questionnaire: null, person: { report, member, spreads } }
  return [
    toldOfPublished(leftOf(input), report, rows, questions),
    questionRows(report, questions, lists),
    statisticsOf(listed, [member, member, member, member, member], reliability, before),
    [null, ...report.dimensions.map(({ dimensionId }) => dimensionId)].map((id) => publishedArithmetic(report, id)),
  ]
}

/** What both viewers get of one evaluatee, as it goes out but for the order of texts. */
const published: Publishing = (input) => [
  exported(input),
  personal(input),
  ...(['administrator', 'evaluatee'] as const).map((viewer) =>
    surfacesOf(sortedTexts(personalReport(input, SUBJECT, viewer, () => 0))),
  ),
]

const throughGate =
  (gate: Gate): Publishing =>
  (input) => {
    const counted = tally(input)
    const ground = { counted, disclosure: gate(input, counted, 'evaluatee') }
    return sortedTexts(unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0))
  }

const asRows = ({ scores }: ScoringInput['responses'][number]) => Array.from(scores, (score) => score ?? null)

/** Cronbach's alpha as one might write it: over the complete forms of all raters, hidden cells and all. */
function alphaOf({ responses, questions }: ScoringInput): number | null {
  const forms = responses
    .map(asRows)
    .filter((form) => form.every((score, q) => score !== null || !questions[q]?.scored))
  const variance = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  }
  const scored = questions.flatMap(({ scored: isScored }, q) => (isScored ? [q] : []))
  const total = variance(forms.map((form) => scored.reduce((sum, q) => sum + (form[q] ?? 0), 0)))
  const items = scored.reduce((sum, q) => sum + variance(forms.map((form) => form[q] ?? 0)), 0)
  return forms.length < 2 ? null : Math.round((1 - items / total) * 1e6)
}

/** Publishing with one mistake each, as somebody might write it. */
const BROKEN: [string, Publishing][] = [
  [
    'lets hidden levels into totals',
    throughGate((input, counted, viewer) => {
      const disclosure = disclose(input, counted, viewer)
      return {
        ...disclosure,
        rows: disclosure.rows.map((row) => ({ ...row, counted: row.counted.map(() => true) })),
      }
    }),
  ],
  [
    'says "hidden" where a text was written and nothing where none was (R17)',
    (input) => {
      const report = sortedTexts(personalReport(input, SUBJECT, 'evaluatee', () => 0))
      const comments = report.comments.map((entry) => {
        const shown = entry.groups.reduce((sum, { texts }) => sum + texts.length, 0)
        const q = input.questions.findIndex(({ questionId }) => questionId === entry.questionId)
        const open = new Set(input.levels.flatMap((level) => (level.open ? [level.levelId] : [])))
        const all = input.responses.filter(({ levelId, texts }) => open.has(levelId) && (texts[q] ?? '').trim() !== '')
        return { ...entry, hidden: all.length > shown }
      })
      return { ...report, comments }
    },
  ],
  [
    'shows the whole forms of a published row, sorted (R21)',
    (input) => [
      published(input),
      scoreRows(input).map((row) =>
        row.map((index) => JSON.stringify(input.responses[index] && asRows(input.responses[index]))).sort(),
      ),
    ],
  ],
  [
    'exports a row for each comment, empty where it may not be read (R17)',
    (input) => {
      const written = input.responses.flatMap(({ texts }) => texts.filter((text) => (text ?? '').trim() !== ''))
      return [
        published(input),
        writeCsv(
          ['comment'],
          written.map(() => ['']),
        ),
      ]
    },
  ],
  [
    'exports how often each option was chosen by raters in no published row',
    (input) => {
      const counts = OPTIONS.map((option) => input.responses.filter(({ chosen }) => chosen[0]?.includes(option)).length)
      return [published(input), writeCsv(['share'], [counts])]
    },
  ],
  [
    'combines rounds by the figures of hidden levels',
    (input) => {
      const counted = tally(input)
      const { rows, ...disclosure } = disclose(input, counted, 'evaluatee')
      const all = rows.map((row) => {
        const every = row.shown.map(() => true)
        return { ...row, status: 'shown' as const, shown: every, counted: every }
      })
      const ground = { counted, disclosure: { ...disclosure, rows: all } }
      return [published(input), combinedOf(unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0))]
    },
  ],
  [
    'tells how far raters lie apart in cells that are hidden',
    (input) => {
      const deviations = input.levels.map(({ levelId }) => {
        const own = input.responses.filter((response) => response.levelId === levelId)
        return input.questions.map((_, q) =>
          standardDeviation(
            own.flatMap(({ scores }) => scores[q] ?? []),
            2,
          ),
        )
      })
      return [published(input), deviations]
    },
  ],
  [
    'tells of every level how many gave no answer to a question (R23)',
    (input) => {
      const { report } = resultsOf(input)
      const asNamed = { ...report, rule: { ...report.rule, anonymous: false } }
      return [published(input), leftOutAnswers(asNamed, paperOf(input), input, 'administrator')]
    },
  ],
  ['makes an alpha from hidden cells', (input) => [published(input), alphaOf(input)]],
  [
    'pools by counted answers (R2b)',
    throughGate((input, counted, viewer) => disclose(input, { ...counted, sureForms: counted.raters }, viewer)),
  ],
  [
    'tells unable from not answered (R23)',
    (input) => {
      const counted: Tally = tally(input)
      return [published(input), [...counted.raters]]
    },
  ],
]

const changed = fc.tuple(situation, draws)

function tells(publishing: Publishing, input: ScoringInput, given: Draws): boolean {
  const before = JSON.stringify(publishing(input))
  return CHANGES.some(([, change]) => JSON.stringify(publishing(change(input, given))) !== before)
}

describe('the second proof: noninterference', () => {
  it.each(CHANGES)('publishes the same whatever is %s', (_, change) => {
    fc.assert(
      fc.property(changed, ([input, given]) => {
        expect(JSON.stringify(published(change(input, given)))).toBe(JSON.stringify(published(input)))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(BROKEN)('turns red on publishing that %s', (_, publishing) => {
    const drawn = fc.sample(changed, { numRuns: 300, seed: 20261122 })
    const told = drawn.filter(([input, given]) => tells(publishing, input, given))
    expect(told.length).toBeGreaterThan(drawn.length / 50)
  })

  it('draws rows of both kinds, raters in none, and every change changes something', () => {
    const drawn = fc.sample(changed, { numRuns: 300, seed: 20261122 })
    const share = (has: (input: ScoringInput, given: Draws) => boolean) =>
      drawn.filter(([input, given]) => has(input, given)).length / drawn.length
    expect(share((input) => scoreRows(input).length > 0)).toBeGreaterThan(0.5)
    expect(share((input) => textRows(input).length > 0)).toBeGreaterThan(0.3)
    for (const [, change] of CHANGES) {
      expect(share((input, given) => JSON.stringify(change(input, given)) !== JSON.stringify(input))).toBeGreaterThan(
        0.2,
      )
    }
  })
})
