/** The whole paper as it is loaded and saved (spec §7 paper/all, design §5.3). */
import { decodePaper } from '../../../../domain/paper/codec.ts'
import type { NewId, Paper } from '../../../../domain/paper/model.ts'
import { encodePaper, type SavedPaper } from '../../../../domain/paper/save.ts'
import type { CallResult } from '../../../providers/calls/calls.ts'

/** A paper as the server has it, with the version a save must carry. */
export interface Stored {
  paper: Paper
  version: number
}

/** What loading and saving answer. */
export function storedOf(wire: CallResult<'getPaper'>): Stored {
  return { paper: decodePaper(wire), version: wire.version }
}

/** Every page and question of a paper by id. */
export function idsOf(paper: Paper): ReadonlySet<number> {
  return new Set(paper.pages.flatMap((page) => [page.id, ...page.questions.map(({ id }) => id)]))
}

/**
 * What a save sends. Whatever the server does not know is new and goes with id 0; a question that was removed, saved, and
 * brought back by undo or over somebody else's version, says which one it was, so that it keeps its dimension.
 */
export function toSave(paper: Paper, known: ReadonlySet<number>): SavedPaper {
  const idOf = (id: number) => (known.has(id) ? id : 0)
  const formerOf = (id: number) => (id === 0 || known.has(id) ? {} : { formerId: id })
  const saved = encodePaper(paper)
  const pages = saved.pages.map((page) => ({
    ...page,
    id: idOf(page.id),
    questions: page.questions.map((question) => ({ ...question, id: idOf(question.id), ...formerOf(question.id) })),
  }))
  return { ...saved, pages }
}

/** The paper of a save that was kept and never sent; a question brought back has the id it had, so that the next one says so. */
export function ofSave(saved: SavedPaper, newId: NewId): Paper {
  const pages = saved.pages.map((page) => ({
    ...page,
    questions: page.questions.map(({ formerId, ...question }) => ({ ...question, id: formerId ?? question.id })),
  }))
  return decodePaper({ ...saved, pages }, newId)
}
