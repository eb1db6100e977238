/** The admin's sentences come in two files: the frame's first, those of pages and dialogs with the first that is opened. */
import type { Language, Messages } from '../../messages/format.ts'
import { loadChunk } from './chunkFailure.ts'

const LOAD: Record<Language, () => Promise<Messages>> = {
  zh: async () => (await loadChunk(() => import('../../messages/pagesZh.ts'))).pagesZh,
  en: async () => (await loadChunk(() => import('../../messages/pagesEn.ts'))).pagesEn,
}

const known = new Map<Language, Record<string, string>>()
let isAsked = false

/** Nothing on the screen says any of them yet, so nothing is drawn anew. */
async function complete([language, sentences]: [Language, Record<string, string>]): Promise<void> {
  Object.assign(sentences, await LOAD[language]())
}

/** The sentences of a language, which the pages' are put to; once a page was opened, all there are. */
export async function wordsFrom(language: Language, frame: Messages): Promise<Messages> {
  // Asked for again, they are the same ones: whoever holds them holds the pages' too.
  const sentences = known.get(language) ?? { ...frame }
  known.set(language, sentences)
  // Without them the frame stands, and the page that needs them tells of it.
  if (isAsked) await complete([language, sentences]).catch(() => undefined)
  return sentences
}

/** What every page and dialog waits for beside its own file. */
export async function pageWords(): Promise<void> {
  isAsked = true
  await Promise.all([...known].map(complete))
}

/** Asks for them before any page can: whoever needs them tells of a file that does not come. */
export const askForPageWords = (language: Language): void => void LOAD[language]().catch(() => {})
