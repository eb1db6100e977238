import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'
import { reactAdminZh } from './zh.ts'

/** `ra.action.save` -> sentence, for every leaf of a react-admin message tree. */
function leaves(tree: object, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(prefix + name, value)
    else for (const [key, text] of leaves(value, `${prefix}${name}.`)) found.set(key, text)
  }
  return found
}

const names = (text: string) => new Set([...text.matchAll(/%\{(\w+)\}/g)].map((match) => match[1]))

const zh = leaves(reactAdminZh)
const en = leaves(englishMessages)

test('Chinese has exactly the keys react-admin asks for', () => {
  expect([...zh.keys()].sort()).toEqual([...en.keys()].sort())
})

test('Chinese uses only placeholders react-admin fills, and has no English left over', () => {
  for (const [key, text] of zh) {
    expect(
      [...names(text)].filter((name) => !names(en.get(key) ?? '').has(name)),
      key,
    ).toEqual([])
    expect(text, key).not.toBe('')
    expect(text.replace(/%\{\w+\}/g, ''), key).not.toMatch(/[A-Za-z]/)
  }
})
