/** All results of a round, or its raters' answers, as a file of several sheets: a job that goes on after a restart. */
import { createHash } from 'node:crypto'
import type { Language } from '../../../../messages/format.ts'
import { namesOf } from '../../../database/byId.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import { slices } from '../../../database/statements.ts'
import type { BodyOf, UserPrincipal } from '../../../http/call.ts'
import type { JobOrder, WorkState } from '../../../jobs/order.ts'
import { apart } from '../../../jobs/reading.ts'
import type { JobRunner } from '../../../jobs/runner.ts'
import { NOTHING_DONE, type Outcome, orRefuse } from '../../../jobs/sliceRefusal.ts'
import { loadPaper } from '../../../records/paper/paper.ts'
import { everybodysNameMarks, type NameMarks } from '../../../records/people/nameMarks.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { findEvaluateesOf } from '../../../records/turns/evaluatees.ts'
import { openListedReports } from '../../../records/turns/published/listedReports.ts'
import type { CsvCell } from '../../../sheets/csv.ts'
import { bookPieces, type SheetKind } from '../../../sheets/workbook.ts'
import { readNames } from '../names.ts'
import { listEvaluated, requireResults } from '../reading.ts'
import { listSentForms } from '../store.ts'
import { answerRows, answerSheet } from './answerSheet.ts'
import { readLevelColumns, type SheetGround } from './columns.ts'
import { keep, OVER, packed } from './keeping.ts'
import { resultRows, resultSheets } from './resultSheets.ts'

type Content = BodyOf<'exportResults'>['content']

/** What is kept of the order until it is over (KeptOrder). */
interface Head {
  enterpriseId: number
  employeeId: number
  questionnaireId: number
  content: Content
  format: BodyOf<'exportResults'>['format']
  language: Language
  total: number
  /** Of the sheets. */
  layout: string
}

interface Stored extends Outcome {
  /** Of each sheet, so far. */
  rows: number[]
}

/** What all slices need: read by a process once. */
interface Ground {
  sheets: SheetKind[]
  /** Of each sheet the rows about these people. */
  rowsOf(employeeIds: readonly number[]): Promise<CsvCell[][][]>
}

const KINDS = { results: 'exportResults', answers: 'exportAnswers' } as const
/** One that has a column of its own, and one that may not. */
const SOME_LEVELS = [false, true].map((isSelf) => ({ key: '', name: '', isSelf }))

/** What a version with other sheets or columns began cannot be gone on with. */
export function layoutOf({ content, language }: Pick<Head, 'content' | 'language'>): string {
  const figures = () => resultSheets({ rule: { anonymous: false }, levels: SOME_LEVELS, language })
  const sheets = content === 'answers' ? [answerSheet(language)] : figures()
  return createHash('sha256').update(JSON.stringify(sheets)).digest('base64url')
}

/** Evaluatees whose reports are read at once: nobody waits for more of them. */
const PEOPLE_A_SLICE = 10

async function readGround(context: ServiceContext, head: Head): Promise<Ground> {
  const { database, now } = context
  const { enterpriseId, questionnaireId, content, language } = head
  const row = await database.read((db) => requireResults(db, enterpriseId, questionnaireId))
  const people = await listEvaluated(context, row)
  const marked = await readNames(context, enterpriseId, people)
  const levels = await database.read((db) => readLevelColumns(db, row, language))
  const ground = { rule: { anonymous: row.type === 2 }, levels, marked, language }
  if (content === 'answers') {
    const evaluated = new Map(people.map((person) => [person.employeeId, person]))
    const markOf = await everybodysNameMarks(apart(database).read, enterpriseId)
    const rowsOf = (employeeIds: readonly number[]) =>
      database.read((db) => rowsOfAnswers(db, row, { ...ground, evaluated, markOf }, employeeIds))
    return { sheets: [answerSheet(language)], rowsOf }
  }
  const sheets = resultSheets(ground)
  const listed = await openListedReports(apart(database).read, row)
  return {
    sheets,
    async rowsOf(employeeIds) {
      const reports = await database.read((db) => listed.read(db, employeeIds, now().toISOString()))
      const each = reports.map(({ report, lists }) => resultRows(report, lists, listed.questions, ground))
      return sheets.map((_, kind) => each.flatMap((rows) => rows[kind] ?? []))
    },
  }
}

type Evaluated = ReadonlyMap<number, Awaited<ReturnType<typeof listEvaluated>>[number]>

async function rowsOfAnswers(
  db: Handle,
  row: QuestionnaireRow,
  ground: SheetGround & { evaluated: Evaluated; markOf: NameMarks },
  employeeIds: readonly number[],
): Promise<CsvCell[][][]> {
  const { enterpriseId, id: questionnaireId } = row
  const evaluateeOf = await findEvaluateesOf(db, enterpriseId, questionnaireId, employeeIds)
  const forms = await listSentForms(db, { enterpriseId, questionnaireId }, [...evaluateeOf.values()])
  const raterIds = forms.map(({ raterId }) => raterId)
  const names = await namesOf(db, enterpriseId, raterIds)
  const paper = await loadPaper(db, enterpriseId, questionnaireId, row)
  const rows = employeeIds.flatMap((employeeId) => {
    const evaluatee = ground.evaluated.get(employeeId)
    if (evaluatee === undefined) return []
    const own = forms.filter(({ evaluateeId }) => evaluateeId === evaluateeOf.get(employeeId))
    return own.flatMap((form) => {
      const rater = { name: names.get(form.raterId) ?? '', mark: ground.markOf(form.raterId) }
      return answerRows(form, rater, paper, { ...ground, evaluatee })
    })
  })
  return [rows]
}

async function doSlice(
  context: ServiceContext,
  head: Head,
  { sheets, rowsOf }: Ground,
  { jobId, done, state }: { jobId: number; done: number; state: WorkState },
) {
  const slice = done / PEOPLE_A_SLICE
  // The JSON edge: the slice before, and `start`, wrote them.
  const before = (state.result ?? { ...NOTHING_DONE, rows: sheets.map(() => 0) }) as Stored
  const [part = '[]'] = await state.parts(slice, 1)
  const rows = await rowsOf(JSON.parse(part) as number[])
  const next = Math.min(head.total, done + PEOPLE_A_SLICE)
  const at = { before: before.rows, isFirst: done === 0, isLast: next >= head.total, rows }
  const pieces = bookPieces(head.format, sheets, at).map(({ entry, name, text }) =>
    packed({ file: entry, piece: slice, name, text }),
  )
  const { enterpriseId, questionnaireId } = head
  const place = { enterpriseId, jobId, questionnaireId, createdAt: context.now().toISOString() }
  await keep(context, place, await Promise.all(pieces), before)
  const counts = before.rows.map((count, kind) => count + (rows[kind]?.length ?? 0))
  return { done: next, result: { ...before, created: counts.reduce((sum, count) => sum + count, 0), rows: counts } }
}

function orderOf(context: ServiceContext, head: Head): Omit<JobOrder, 'kept'> {
  let ground: Ground | undefined
  return {
    enterpriseId: head.enterpriseId,
    createdBy: head.employeeId,
    kind: KINDS[head.content],
    questionnaireId: head.questionnaireId,
    format: head.format,
    told: 'job.results',
    isLong: true,
    total: head.total,
    work: (done, jobId, state) =>
      orRefuse(NOTHING_DONE, OVER, async () => {
        ground ??= await readGround(context, head)
        return doSlice(context, head, ground, { jobId, done, state })
      }),
  }
}

export function createResultsJob(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const takeUp = (kept: unknown) => {
    // The JSON edge: `start` wrote it.
    const head = kept as Head | null
    return head === null || head.layout !== layoutOf(head) ? 'job.interrupted' : orderOf(context, head)
  }
  for (const kind of Object.values(KINDS)) jobs.onTakeUp(kind, takeUp)

  return {
    start(
      { enterpriseId, employeeId }: Pick<UserPrincipal, 'enterpriseId' | 'employeeId'>,
      questionnaireId: number,
      wanted: Pick<Head, 'content' | 'format' | 'language'>,
      employeeIds: readonly number[],
    ): Promise<number> {
      const { content, format, language } = wanted
      const total = employeeIds.length
      const layout = layoutOf(wanted)
      const head = { enterpriseId, employeeId, questionnaireId, content, format, language, total, layout }
      const parts = slices(employeeIds, PEOPLE_A_SLICE).map((ids) => JSON.stringify(ids))
      return jobs.start({ ...orderOf(context, head), kept: { head, parts } })
    },
  }
}
