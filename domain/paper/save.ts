/** What a save of the whole paper sends (spec §4, §7 paper/all). */
import { encodeQuestion } from './codec.ts'
import { LOCAL_ID_LIMIT, type Paper, type QuestionType } from './model.ts'

/** What a save sends: every number filled in. */
export interface SavedPaper {
  title: string
  summary: string
  pages: {
    id: number
    index: number
    questions: { id: number; formerId?: number; index: number; type: QuestionType; data: string; config: string }[]
  }[]
}

/** Model -> what a save sends: local ids as 0, indexes from 1; the title as typed, the server decodes it (spec §5). */
export function encodePaper(paper: Paper): SavedPaper {
  return {
    title: paper.title,
    summary: paper.summary,
    pages: paper.pages.map((page, pageIndex) => ({
      id: page.isServerExists ? page.id : 0,
      index: pageIndex + 1,
      questions: page.questions.map((question, index) => ({
        id: question.id < LOCAL_ID_LIMIT ? 0 : question.id,
        index: index + 1,
        ...encodeQuestion(question),
      })),
    })),
  }
}
