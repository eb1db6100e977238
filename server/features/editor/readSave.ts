/** What a save of the paper sends, read and refused before anything is stored (spec §5, §7 paper/all). */
import { BusinessError } from '../../../domain/errors.ts'
import { checkLimits } from '../../../domain/paper/bounds.ts'
import { decodePaper, PaperDataError, type WirePaper } from '../../../domain/paper/codec.ts'
import type { Page, Paper } from '../../../domain/paper/model.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'

export interface ReadPaper {
  paper: Paper
  /** By the new id of a question that comes back the one it had. */
  formerIds: ReadonlyMap<number, number>
}

/** Most faults listed in a refusal. */
const MOST_FIELDS = 1000

interface Fault {
  key: string
  pageNumber: number
  /** 0 where the page itself is meant. */
  questionNumber: number
  field: string
  params?: Record<string, string | number>
}

/** PAPER_INVALID with every fault by page and question; both numbers from 1, in the order of the paper. */
export function refuseFaults(faults: Fault[], language: Language): void {
  if (faults.length === 0) return
  const fields = faults.slice(0, MOST_FIELDS).map(({ key, pageNumber, questionNumber, field, params }) => {
    const question = questionNumber > 0 ? `.questions.${questionNumber - 1}` : ''
    const message = translateServer(language, key, { pageNumber, questionNumber, field, ...params })
    return { field: `pages.${pageNumber - 1}${question}.${field}`, message }
  })
  throw new BusinessError('PAPER_INVALID', { field: '', detail: fields[0]?.message ?? '' }, { fields })
}

function decode(wire: WirePaper, newId: () => number, language: Language): Paper {
  try {
    return decodePaper(wire, newId)
  } catch (error) {
    if (!(error instanceof PaperDataError)) throw error
    refuseFaults([error], language)
    throw error
  }
}

/** Ids that occur twice; new ones were made and cannot. */
function repeatedIds(paper: Paper): Fault[] {
  const pages = new Set<number>()
  const questions = new Set<number>()
  const faults: Fault[] = []
  const see = (seen: Set<number>, id: number, fault: Fault) => {
    if (seen.has(id)) faults.push(fault)
    seen.add(id)
  }
  paper.pages.forEach((page, pageIndex) => {
    const pageNumber = pageIndex + 1
    see(pages, page.id, { key: 'paper.data.repeatedPageId', pageNumber, questionNumber: 0, field: 'id' })
    page.questions.forEach(({ id }, index) => {
      see(questions, id, { key: 'paper.data.repeatedId', pageNumber, questionNumber: index + 1, field: 'id' })
    })
  })
  return faults
}

/** The paper a save sends: parsed, in order, new ids made. Throws PAPER_INVALID. */
export function readSave(wire: WirePaper, newId: () => number, language: Language): ReadPaper {
  const formerIds = new Map<number, number>()
  // Before they are put in order: then nothing tells any more which is which.
  const pages = wire.pages.map((page) => ({
    ...page,
    questions: page.questions.map(({ formerId, ...question }) => {
      if (question.id !== 0 || formerId === undefined) return question
      const id = newId()
      formerIds.set(id, formerId)
      return { ...question, id }
    }),
  }))
  const paper = decode({ ...wire, pages }, newId, language)
  refuseFaults([...repeatedIds(paper), ...checkLimits(paper)], language)
  return { paper, formerIds }
}

/** Faults of ids that were sent and are not stored; `sent` holds every id but 0. */
export function unknownIds(
  paper: Paper,
  sent: { questions: ReadonlySet<number> },
  stored: { pages: ReadonlySet<number>; questions: ReadonlySet<number> },
): Fault[] {
  return paper.pages.flatMap((page, pageIndex) => {
    const pageNumber = pageIndex + 1
    const isStranger = page.isServerExists && !stored.pages.has(page.id)
    const ownFault = { key: 'paper.data.unknownPageId', pageNumber, questionNumber: 0, field: 'id' }
    const faults = page.questions.flatMap(({ id }, index) =>
      sent.questions.has(id) && !stored.questions.has(id)
        ? [{ key: 'paper.data.unknownId', pageNumber, questionNumber: index + 1, field: 'id' }]
        : [],
    )
    return isStranger ? [ownFault, ...faults] : faults
  })
}

/**
 * The pages with the stored home page first: a first page sent as new is that one, and leaving it out
 * or moving it down is refused (spec §4: only CONTENT pages can be removed).
 */
export function withHomePage(paper: Paper, homeId: number, language: Language): Paper {
  const [first, ...rest] = paper.pages
  if (first?.id === homeId) return paper
  if (first === undefined || first.isServerExists || rest.some(({ id }) => id === homeId)) {
    refuseFaults([{ key: 'paper.edit.homePageStays', pageNumber: 1, questionNumber: 0, field: 'id' }], language)
  }
  const questions = (first?.questions ?? []).map((question) => ({ ...question, pageId: homeId }))
  const home: Page = { id: homeId, type: 'HOME', isServerExists: true, questions }
  return { ...paper, pages: [home, ...rest] }
}
