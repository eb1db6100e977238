import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../domain/errors.ts'
import { accountCatalogue } from './account.ts'
import { feedbackCatalogue } from './feedback.ts'
import { placeholders } from './format.ts'
import { keepingCatalogue } from './keeping.ts'
import { manageCatalogue } from './manage.ts'
import { releasedCatalogue } from './released.ts'
import { serverCatalogue } from './server.ts'
import { signInCatalogue } from './signIn.ts'

type Sentences = Record<string, string>

/** Every sentence of every file of a language: file name -> key -> text. */
async function readLanguage(language: 'zh' | 'en'): Promise<Map<string, Sentences>> {
  const folder = new URL(`./${language}/`, import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const loaded = files.map(async (name): Promise<[string, Sentences]> => {
    const exported: Record<string, Sentences> = await import(`./${language}/${name.slice(0, -3)}.ts`)
    return [name, Object.assign({}, ...Object.values(exported))]
  })
  return new Map(await Promise.all(loaded))
}

const zh = await readLanguage('zh')
const en = await readLanguage('en')

/** English has `.one` and `.other`, Chinese only `.other`. */
const keysWithoutOne = (sentences: Sentences) =>
  Object.keys(sentences)
    .filter((key) => !key.endsWith('.one'))
    .sort()

test('both languages have the same files', () => {
  expect([...zh.keys()].sort()).toEqual([...en.keys()].sort())
})

describe.each([...zh.keys()])('%s', (name) => {
  const chinese = zh.get(name) ?? {}
  const english = en.get(name) ?? {}

  test('has the same keys in both languages', () => {
    expect(keysWithoutOne(chinese)).toEqual(keysWithoutOne(english))
    expect(keysWithoutOne(chinese).length).toBeGreaterThan(0)
  })

  test('has the same placeholders in both languages, and every plural form agrees', () => {
    for (const key of keysWithoutOne(chinese)) {
      expect({ key, names: placeholders(chinese[key] ?? '') }).toEqual({ key, names: placeholders(english[key] ?? '') })
    }
    for (const key of Object.keys(english).filter((each) => each.endsWith('.one'))) {
      expect(english, key).toHaveProperty([key.replace(/\.one$/, '.other')])
    }
  })

  test('has no empty sentence, none behind a space, and no Chinese in the English ones', () => {
    for (const [key, text] of [...Object.entries(chinese), ...Object.entries(english)]) {
      expect(text.trim(), key).not.toBe('')
      // `fill` cuts it off: the space before a detail stands in the sentence that takes the detail.
      expect(text.trimStart(), key).toBe(text)
    }
    for (const [key, text] of Object.entries(english).filter(([key]) => key !== 'language.zh')) {
      expect(text, key).not.toMatch(/[\u3400-\u9fff\uff01-\uff5e\u3001-\u3011]/)
    }
  })
})

test('no key stands in two files, so that no entry overwrites a sentence of another', () => {
  const keys = [...zh.values()].flatMap((sentences) => Object.keys(sentences))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every error name has its sentence, and no sentence speaks of a name that is gone', () => {
  const want = Object.keys(ERRORS).map((name) => `error.${name}`)
  expect(Object.keys(zh.get('errors.ts') ?? {}).sort()).toEqual(want.sort())
})

test.each([
  ['sign-in', signInCatalogue, 'signIn.submit'],
  ['feedback', feedbackCatalogue, 'feedback.submit'],
  ['account', accountCatalogue, 'account.password'],
  ['released', releasedCatalogue, 'released.title'],
  ['manage', manageCatalogue, 'title.manage'],
  ['server', serverCatalogue, 'mail.invite.subject'],
  ['keeping', keepingCatalogue, 'keeping.backup.done'],
])('the entry %s has its sentences in both languages', (_, catalogue, key) => {
  expect(catalogue.zh).toHaveProperty([key])
  expect(catalogue.en).toHaveProperty([key])
})

test('the small entries do not carry the admin’s sentences', () => {
  for (const catalogue of [signInCatalogue, feedbackCatalogue, accountCatalogue, releasedCatalogue]) {
    expect(Object.keys(catalogue.zh).filter((key) => key.startsWith('title.') || key.startsWith('error.'))).toEqual([])
  }
})

test('the preview of a mail without a deadline reads like the mail', () => {
  for (const language of ['zh', 'en'] as const) {
    expect(manageCatalogue[language]['collection.sample.noDeadline']).toBe(
      serverCatalogue[language]['notice.deadline.none'],
    )
  }
  expect(serverCatalogue.zh['mail.invite.text']).toContain('请在{deadline}前')
})

test('mails use only the fixed placeholders (design §5.10)', () => {
  const allowed = ['count', 'deadline', 'enterpriseName', 'evaluateeNames', 'link', 'questionnaireTitle', 'raterName']
  // Mails about a person's sign-in are the product's own, and no templates of an enterprise.
  const templates = Object.entries(zh.get('mail.ts') ?? {}).filter(
    ([key]) => !/^mail\.(password|door|invitation)\./.test(key),
  )
  const used = templates.flatMap(([, text]) => placeholders(text))
  expect([...new Set(used)].filter((name) => !allowed.includes(name))).toEqual([])
})

/** The keys that sources name in so many words: `translate('state.total')`. */
function namedKeys(folder: string, call: RegExp): string[] {
  const files = readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(new URL(`../${folder}/${name}`, import.meta.url), 'utf8'))
  const keys = texts.flatMap((text) => [...text.matchAll(call)].map(([, key = '']) => key))
  return [...new Set(keys)].filter((key) => !key.startsWith('ra.'))
}

test.each([
  { folder: 'src/features', catalogue: manageCatalogue.zh },
  { folder: 'src/resource', catalogue: manageCatalogue.zh },
  { folder: 'src/ui', catalogue: manageCatalogue.zh },
  { folder: 'src/feedback', catalogue: { ...feedbackCatalogue.zh, ...accountCatalogue.zh } },
  { folder: 'src/signin', catalogue: signInCatalogue.zh },
])('every sentence that $folder asks for by name is there', ({ folder, catalogue }) => {
  const known = Object.keys(catalogue)
  const keys = namedKeys(folder, /\b(?:translate|t)\(\s*['`]([\w.]+)['`]/g)
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !known.includes(key) && !known.includes(`${key}.other`))).toEqual([])
})
