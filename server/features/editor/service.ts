import { refuseStale } from '../../../domain/errors.ts'
import type { WirePaper } from '../../../domain/paper/codec.ts'
import type { Paper } from '../../../domain/paper/model.ts'
import type { Language } from '../../../messages/format.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { bindAsFormer } from '../../records/paper/dimensions.ts'
import {
  deletePages,
  deleteQuestions,
  listPages,
  listQuestions,
  upsertPages,
  upsertQuestions,
} from '../../records/paper/pages.ts'
import { loadPaper, paperRows, paperValid, wirePaper } from '../../records/paper/paper.ts'
import { forgetReads, recordRead, seenVersion } from '../../records/paper/reads.ts'
import { takeEditable, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { type ReadPaper, readSave, refuseFaults, unknownIds, withHomePage } from './readSave.ts'

export interface EditorCaller {
  enterpriseId: number
  sessionHash: string
  language: Language
}

/** The whole-paper load and save (spec §4 "Editor", design §5.3). */
export function createEditorService({ database, ids }: ServiceContext) {
  return {
    /** The paper; remembers that this session has seen its version. */
    async getPaper(caller: EditorCaller, id: number) {
      const { enterpriseId, sessionHash } = caller
      return database.write(async (db) => {
        const row = await takeQuestionnaire(db, enterpriseId, id)
        await recordRead(db, { enterpriseId, questionnaireId: id, sessionHash, version: row.version })
        return wirePaper(await loadPaper(db, enterpriseId, id, row), row.version)
      })
    },

    /**
     * Stores the entire paper and answers it with its new ids and version. STALE_VERSION when another
     * version is stored than was loaded; PAPER_INVALID names page and question.
     */
    async savePaper(caller: EditorCaller, id: number, body: WirePaper & { version?: number }) {
      const { enterpriseId, sessionHash, language } = caller
      const sent = readSave(body, ids.newId, language)
      const sentQuestions = new Set(body.pages.flatMap((page) => page.questions.map((question) => question.id)))
      return database.write(async (db) => {
        const row = await takeEditable(db, enterpriseId, id)
        // Without a version (the original client) what this session last read counts (design §4).
        refuseStale(row.version, body.version ?? (await seenVersion(db, enterpriseId, id, sessionHash)))
        const stored = await storePaper(db, row, sent, sentQuestions, language)
        const paper = { ...stored, title: storedTitle(sent.paper.title, row.title) }
        const version = row.version + 1
        await updateQuestionnaire(db, enterpriseId, id, {
          title: paper.title,
          summary: paper.summary,
          paperValid: paperValid(paper),
          version,
        })
        await forgetReads(db, enterpriseId, id)
        await recordRead(db, { enterpriseId, questionnaireId: id, sessionHash, version })
        await refreshReadiness(db, enterpriseId, id)
        return wirePaper(paper, version)
      })
    },
  }
}

export type EditorService = ReturnType<typeof createEditorService>

/** Changes rows in place, adds new ones, removes those left out; ids stay. */
async function storePaper(
  db: Handle,
  { enterpriseId, id }: QuestionnaireRow,
  { paper: sent, formerIds }: ReadPaper,
  sentQuestions: ReadonlySet<number>,
  language: Language,
): Promise<Paper> {
  const pages = await listPages(db, enterpriseId, id)
  const questions = new Map((await listQuestions(db, enterpriseId, id)).map((row) => [row.id, row]))
  const stored = { pages: new Set(pages.map((page) => page.id)), questions: new Set(questions.keys()) }
  refuseFaults(unknownIds(sent, { questions: sentQuestions }, stored), language)
  const home = pages[0]
  const paper = home === undefined ? sent : withHomePage(sent, home.id, language)
  const rows = paperRows(enterpriseId, id, paper)
  const kept = new Set([...rows.pages, ...rows.questions].map((row) => row.id))
  const dropped = [...questions.keys()].filter((questionId) => !kept.has(questionId))
  await deleteQuestions(db, enterpriseId, id, dropped)
  const droppedPages = pages.map((page) => page.id).filter((pageId) => !kept.has(pageId))
  await deletePages(db, enterpriseId, id, droppedPages)
  await upsertPages(db, rows.pages)
  const changed = rows.questions.filter((row) => !isSame(row, questions.get(row.id)))
  await upsertQuestions(db, changed)
  await bindAsFormer(db, enterpriseId, id, formerIds)
  return paper
}

function isSame<T extends object>(row: T, there: T | undefined): boolean {
  return there !== undefined && Object.entries(row).every(([column, value]) => Reflect.get(there, column) === value)
}
