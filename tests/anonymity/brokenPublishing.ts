/** Publishing with one mistake each, as somebody might write it: the second proof must turn red on all of them. */
import { disclose } from '../../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { listsOfForms } from '../../domain/scoring/lists.ts'
import { published as asPrinted, personalReport, unroundedReport } from '../../domain/scoring/personalReport.ts'
import { scoreRows } from '../../domain/scoring/proof/changes.fixture.ts'
import { type Gate, SUBJECT, sortedTexts } from '../../domain/scoring/proof/published.fixture.ts'
import { standardDeviation } from '../../domain/scoring/statistics/agreement.ts'
import { keyFindings } from '../../report/findings.ts'
import { writeCsv } from '../../server/sheets/csv.ts'
import { combinedOf } from './combinedGround.ts'
import { opened } from './opened.ts'
import { OPTIONS, paperModel, released, releasedPage } from './published.ts'
import { teamReportOf } from './teamGround.ts'

/** What is published as it should be tells nothing (proved beside it): each mistake stands alone. */
export type Publishing = (input: ScoringInput) => unknown

const throughGate =
  (gate: Gate): Publishing =>
  (input) => {
    const counted = tally(input)
    const ground = { counted, disclosure: gate(input, counted, 'evaluatee') }
    return sortedTexts(unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0))
  }

const wideReport = (input: ScoringInput) => {
  const counted = tally(input)
  const ground = { counted, disclosure: opened(disclose(input, counted, 'evaluatee')) }
  return unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0)
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

/** Of a report made past the gate. */
const wideRelease = (input: ScoringInput) => released(paperModel(wideReport(input)))

/** With what each does wrong. */
export const BROKEN: [string, Publishing][] = [
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
    (input) =>
      scoreRows(input).map((row) =>
        row.map((index) => JSON.stringify(input.responses[index] && asRows(input.responses[index]))).sort(),
      ),
  ],
  [
    'exports a row for each comment, empty where it may not be read (R17)',
    (input) => {
      const written = input.responses.flatMap(({ texts }) => texts.filter((text) => (text ?? '').trim() !== ''))
      return [
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
      return writeCsv(['share'], [counts])
    },
  ],
  ['combines rounds by the figures of hidden levels', (input) => combinedOf(wideReport(input))],
  ['releases a snapshot made past the gate', (input) => wideRelease(input)],
  [
    'puts into an archive papers with the norm of figures past the gate beside them',
    (input) => paperModel(wideReport(input)).beside,
  ],
  ['releases how each score came about over hidden levels', (input) => releasedPage(wideRelease(input)).steps],
  [
    'releases the mean of all over hidden levels',
    (input) => wideRelease(input).beside?.dimensions.map(({ norm }) => norm),
  ],
  [
    'releases the change since the round before over hidden levels',
    (input) => wideRelease(input).beside?.dimensions.map(({ change }) => change),
  ],
  [
    'releases bands by how many raters hidden levels have',
    (input) => {
      const all = listsOfForms(input, opened(disclose(input, tally(input), 'evaluatee')))
      return released(paperModel(wideReport(input), all)).beside?.dimensions.map(
        ({ band }) => band && band.high - band.low,
      )
    },
  ],
  [
    'names the strongest and the weakest in its sentences by hidden levels',
    (input) => keyFindings(asPrinted(wideReport(input), { anonymous: true }), 'en'),
  ],
  [
    'shows the mean of a team of five over hidden levels',
    (input) => {
      const { overall, dimensions, departments } = teamReportOf(wideReport(input))
      return [overall?.mean, dimensions.map(({ score }) => score?.mean), departments]
    },
  ],
  [
    'draws the line of the windows of a team of five over hidden levels',
    (input) => teamReportOf(wideReport(input)).dimensions.map(({ windows }) => windows?.line.mean),
  ],
  [
    'tells how a team of five differs over hidden levels',
    (input) => {
      const { overall, distribution } = teamReportOf(wideReport(input))
      return [overall?.deviation, distribution]
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
      return deviations
    },
  ],
  ['makes an alpha from hidden cells', (input) => alphaOf(input)],
  [
    'pools by counted answers (R2b)',
    throughGate((input, counted, viewer) => disclose(input, { ...counted, sureForms: counted.raters }, viewer)),
  ],
  ['tells unable from not answered (R23)', (input) => [...tally(input).raters]],
]
