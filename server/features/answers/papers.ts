/** Papers as raters get them, parsed once: a paper is frozen from the start on (design §5.1). */
import { type Paper, type Question, questionsOf } from '../../../domain/paper/model.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'

const KEPT_PAPERS = 100

export interface RaterPaper {
  paper: Paper
  /** All of the paper's, in its order. */
  questions: Question[]
  /** As it is sent: without the options' scores, which would tell what the enterprise wants to hear. */
  wire: ResultOf<'getFeedbackTask'>['paper']
}

interface PaperKey {
  enterpriseId: number
  questionnaireId: number
  version: number
}

function wireQuestion({ id, pageId, type, data, config, index }: Question) {
  const options = data.options?.map(({ score: _score, ...option }) => option)
  return {
    id,
    pageId,
    type,
    data: JSON.stringify(options === undefined ? data : { ...data, options }),
    config: JSON.stringify(config),
    index,
  }
}

async function loadRaterPaper(db: Handle, { enterpriseId, questionnaireId }: PaperKey): Promise<RaterPaper> {
  const questionnaire = await getQuestionnaire(db, enterpriseId, questionnaireId)
  const paper = await loadPaper(db, enterpriseId, questionnaireId, questionnaire)
  const wirePages = paper.pages.map((page, index) => ({
    id: page.id,
    type: page.type,
    sequence: index + 1,
    questions: page.questions.map(wireQuestion),
  }))
  const wire = { title: paper.title, summary: paper.summary, pages: wirePages }
  return { paper, questions: questionsOf(paper), wire }
}

/** Answers parsed papers by questionnaire and version, the last hundred kept. */
export function createPapers(database: DatabaseService) {
  const kept = new Map<string, Promise<RaterPaper>>()
  return function paperOf(key: PaperKey): Promise<RaterPaper> {
    const name = `${key.enterpriseId}/${key.questionnaireId}/${key.version}`
    const known = kept.get(name)
    if (known !== undefined) return known
    const loading = database.read((db) => loadRaterPaper(db, key))
    loading.catch(() => kept.delete(name))
    const oldest = kept.size >= KEPT_PAPERS ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(name, loading)
    return loading
  }
}
