/** All that is made of the answers about one evaluatee, by the functions the server's routes and the pages call. */
import type { Question } from '../../domain/paper/model.ts'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import type { ScoringInput } from '../../domain/scoring/input.ts'
import { type AnswerLists, listsOfPublished } from '../../domain/scoring/lists.ts'
import { besideIn, comparedRound, lowestOf } from '../../domain/scoring/personal/comparedReport.ts'
import { questionRows } from '../../domain/scoring/personal/questionRows.ts'
import { toldOfPublished } from '../../domain/scoring/personal/told.ts'
import { personalReport } from '../../domain/scoring/personalReport.ts'
import { SUBJECT, sortedTexts } from '../../domain/scoring/proof/published.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import type { PersonalReport, ShownReport } from '../../domain/scoring/report.ts'
import { shownAs } from '../../domain/scoring/shownAs.ts'
import type { Member } from '../../domain/scoring/team/member.ts'
import { LANGUAGES } from '../../messages/format.ts'
import { besideTable } from '../../report/beside.ts'
import { gapFinding, keyFindings, levelsFinding, profileFinding } from '../../report/findings.ts'
import { reportNotes } from '../../report/notes.ts'
import { resultRows, resultSheets } from '../../server/features/reports/exports/resultSheets.ts'
import { detailSheet, rankingSheet } from '../../server/features/reports/exports/teamSheets.ts'
import { statisticsOf } from '../../server/features/reports/personal/statistics.ts'
import { scoreSheet } from '../../server/features/reports/scoreSheet.ts'
import { rankingAnswer, rankingDetailAnswer } from '../../server/features/reports/teamFigures.ts'
import { writeCsv } from '../../server/sheets/csv.ts'
import { combinedOf } from './combinedGround.ts'
import { besideLevels, groundOf, OF_SUBJECT, settingsOf, UNMARKED } from './sheetGround.ts'
import { teamOf, teamReportOf } from './teamGround.ts'

/** Ranking, heat map, those of a department and relation levels, of a team of five. */
function teamViews(report: PersonalReport, team: readonly Member[]) {
  return {
    ranking: rankingAnswer(team, 'scoreDesc', UNMARKED),
    heatMap: rankingDetailAnswer(team, settingsOf(report), UNMARKED.markOf),
    ofDepartment: [
      rankingAnswer(team, 'scoreDesc', UNMARKED, { selection: OF_SUBJECT }),
      rankingDetailAnswer(team, settingsOf(report), UNMARKED.markOf, OF_SUBJECT),
    ],
    levels: besideLevels(team, report),
  }
}

/** All that is made of a report: views of a team, files and the sentences of a page, in both languages. */
function surfacesOf(report: PersonalReport) {
  const team = teamOf(report)
  const views = teamViews(report, team)
  return {
    ...{ report, views },
    inLanguages: LANGUAGES.map((language) => ({
      sheets: [
        scoreSheet(report, language),
        rankingSheet(views.ranking, groundOf(report, language)),
        detailSheet(team, views.heatMap, groundOf(report, language)),
      ].map(({ header, rows }) => writeCsv(header, rows)),
      sentences: [gapFinding(report), profileFinding(report), levelsFinding(report, language)],
      keyFindings: keyFindings(report, language),
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
export const OPTIONS = [1, 2.25, 3, 4, 5]

/** What a finish keeps: reports, exports and papers are made of it. */
function kept(input: ScoringInput) {
  const { report, rows } = publish(input, SUBJECT, () => 0)
  return { report: sortedTexts(report), rows, lists: listsOfPublished(input, report, rows), questions: paperOf(input) }
}
type Kept = ReturnType<typeof kept>

/** After a finish: of protected raters no form is left. */
const leftOf = (input: ScoringInput): ScoringInput => ({
  ...input,
  responses: input.responses.filter(({ levelId }) =>
    input.levels.some((one) => one.levelId === levelId && input.rule.exemptLevelTypes.includes(one.levelType)),
  ),
})

/** The sheets of all results. */
function exported({ report, rows, lists, questions }: Kept, input: ScoringInput) {
  const ground = groundOf(report, 'en')
  const told = toldOfPublished(input, report, rows, questions)
  const sheets = resultRows({ ...report, told }, lists, questions, ground)
  return resultSheets(ground).map(({ name, header }, kind) => [name, writeCsv(header, sheets[kind] ?? [])])
}

/** How raters differ is a closed list (3): the same whatever they said. */
const SQUARES = { evaluatees: 12, raters: 60, squaredSizes: 300, between: 400, within: 100 }
const reliabilityOf = ({ dimensions }: PersonalReport) =>
  dimensions.map(({ dimensionId }) => ({
    ...{ dimensionId, items: null },
    squares: ['level:3', 'centred'].map((scope) => ({ ...SQUARES, scope })),
  }))

/** By a name of its own, so that it is found again in the round before. */
const named = (report: PersonalReport): PersonalReport => ({
  ...report,
  dimensions: report.dimensions.map((one) => ({ ...one, name: `${one.dimensionId}` })),
})

/** Of a round before like this one. */
const ROUND_BEFORE = { title: '', finishedAt: '' }
const SPREAD = { variance: 100, degrees: 48 }

/** What stands beside it in a team of five, after a round like this. */
function comparedWith(report: PersonalReport, lists: AnswerLists, questions: readonly Question[]) {
  const team = teamOf(report, lists)
  const [member] = team
  const spreads = new Map(report.dimensions.map(({ dimensionId }) => [dimensionId, SPREAD]))
  const lowest = lowestOf(report, questions)
  const past = member === undefined ? null : { round: ROUND_BEFORE, person: { report, member, spreads, lowest } }
  return besideIn(report, { round: comparedRound(team, reliabilityOf(report), report, questions), member, past })
}

/** What the paper in an archive of reports is made of, as that of a page: all that stands on it is in its model. */
export function paperModel(
  found: PersonalReport,
  lists: AnswerLists = new Map(),
  questions: readonly Question[] = [],
): ShownReport {
  const report = named(found)
  return { ...shownAs(report, ''), beside: comparedWith(report, lists, questions) }
}

/** What its readers get of a report that is released: as its paper, but for the notes of whom it is about. */
export function released({ beside, ...report }: ShownReport) {
  return {
    ...{ role: 'evaluatee' as const, version: 1, releasedAt: '', superiors: [] },
    report,
    beside: beside ?? null,
  }
}

/** What the page of a released report makes of it: how each score came about, what stands beside it. */
export function releasedPage({ report, beside }: ReturnType<typeof released>) {
  return {
    steps: [null, ...report.dimensions.map((one) => one.dimensionId)].map((id) => publishedArithmetic(report, id)),
    tables: beside && LANGUAGES.map((language) => besideTable({ ...report, beside }, language)),
  }
}

/** The pages of one evaluatee in a team of five, after a round like this. */
function personal({ report: found, lists, questions }: Kept) {
  const report = named(found)
  const team = teamOf(report, lists, scoresOf(questions))
  const reliability = reliabilityOf(report)
  const spreads = new Map(report.dimensions.map(({ dimensionId }) => [dimensionId, SPREAD]))
  const [member] = team
  const lowest = lowestOf(report, questions)
  const past = member === undefined ? null : { round: null, person: { report, member, spreads, lowest } }
  return [
    questionRows(report, questions, lists),
    statisticsOf({ report, lists, questions }, team, reliability, past),
    teamReportOf(report, team, reliability),
  ]
}
const scoresOf = (questions: readonly Question[]) => new Map(questions.map(({ id }) => [id, OPTIONS]))

/** What both viewers get of one evaluatee, as it goes out but for the order of texts. */
export function published(input: ScoringInput) {
  const found = kept(input)
  const reports = [
    found.report,
    ...(['administrator', 'evaluatee'] as const).map((viewer) =>
      sortedTexts(personalReport(input, SUBJECT, viewer, () => 0)),
    ),
  ]
  // What is made of a report depends on nothing else: of equal ones it is made once.
  const different = new Map(reports.map((report) => [JSON.stringify(report), report]))
  const handedOut = released(paperModel(found.report, found.lists, found.questions))
  return [
    exported(found, leftOf(input)),
    combinedOf(found.report, found.lists),
    toldOfPublished(leftOf(input), found.report, found.rows, found.questions),
    personal(found),
    // Papers of an archive are made of the same, and administrators walk the same steps of a published report.
    [handedOut, releasedPage(handedOut)],
    [...different.values()].map(surfacesOf),
  ]
}
