/** The admin's frame and the list people begin with say only what comes with them (spec §2): the other words come with pages. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manageEn } from '../messages/manageEn.ts'
import { manageZh } from '../messages/manageZh.ts'
import { pagesEn } from '../messages/pagesEn.ts'
import { pagesZh } from '../messages/pagesZh.ts'
import { importsOf } from '../tests/architecture/imports.ts'

const FIRST = ['src/start.tsx', 'src/features/questionnaires/QuestionnairesPage.tsx']
const root = new URL('../', import.meta.url)

/** Every file that comes with `files`, each with its text; contracts and sentences name keys without saying them. */
function comingWith(files: string[]): Map<string, string> {
  const found = new Map<string, string>()
  const waiting = [...files]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const isCode = /^(src|domain|report)\/.+\.tsx?$/.test(path) && existsSync(new URL(path, root))
    if (found.has(path) || !isCode) continue
    const text = readFileSync(new URL(path, root), 'utf8')
    found.set(path, text)
    const imports = importsOf(path, text).filter(({ own, typeOnly, later }) => own && !typeOnly && !later)
    waiting.push(...imports.map(({ to }) => to))
  }
  return found
}

const came = comingWith(FIRST)
const said = [...came.values()].flatMap((text) => text.match(/(?<=['"`])[a-z]\w*(?:\.\w+)+(?=['"`])/g) ?? [])
const begun = [...came.values()].flatMap((text) => text.match(/(?<=`)[a-z]\w*(?:\.\w+)*\.(?=\$\{)/g) ?? [])

test('the frame comes with its files', () => {
  expect(came.size).toBeGreaterThan(100)
  expect(said).toContain('questionnaires.tags')
  expect(begun).toContain('list.export.')
})

test.each([
  { language: 'zh', frame: manageZh, pages: pagesZh },
  { language: 'en', frame: manageEn, pages: pagesEn },
])('nothing it says comes with pages only: $language', ({ frame, pages }) => {
  const isPages = (key: string) => [key, `${key}.other`].some((one) => one in pages)
  expect(said.filter(isPages)).toEqual([])
  expect(begun.filter((start) => Object.keys(pages).some((key) => key.startsWith(start)))).toEqual([])
  expect(Object.keys(frame).filter((key) => key in pages)).toEqual([])
})
