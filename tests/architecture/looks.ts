/**
 * What the look is made of (design §6), counted so that it stays one: font sizes, weights, gaps, lines of CSS, classes.
 *
 * Sizes, weights and gaps are the distinct values that stand anywhere on a screen: in every stylesheet of src/ and report/,
 * in the theme, in `sx`, `style` and the props of MUI's components. A custom property counts as what it stands for, a number
 * of `sx` as eight pixels. A gap is every length of gap, margin and padding but 0, auto and percentages, its sign apart.
 * What prints on paper (report/pdf, in points of its own) is no screen.
 */

export interface Look {
  name: string
  count: number
  /** Never more again; the aim is 7 sizes, 3 weights, 6 gaps, no unused class and 700 lines of the admin. */
  most: number
  /** The values or classes that are meant. */
  found: string[]
}

const MOST: Record<string, number> = {
  'font sizes': 7,
  'font weights': 3,
  gaps: 6,
  'unused classes': 0,
  'classes nothing draws': 0,
  'lines of CSS, admin': 697,
  'lines of CSS, editor': 412,
  'lines of CSS, relations': 232,
  'lines of CSS, reports': 320,
  'lines of CSS, tokens': 64,
  'lines of CSS, answering site': 898,
  'lines of CSS, sign-in': 166,
}

type Files = Map<string, string>

const STYLESHEET = /^(src|report)\/.*\.css$/
const SCREEN = /^src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$/
const THEME = 'src/theme/theme.ts'
const EIGHT = 8

const LENGTH = /-?(\d*\.?\d+)(px|rem|em|pt|ch)?(?![\w%.])/g
const GAP_RULE = /(?<![\w-])(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[a-z-]+)?):([^;}]+)/g
const GAP_PROP =
  /(?<![\w.])(?:gap|rowGap|columnGap|spacing|margin[A-Z]?\w*|padding[A-Z]?\w*|[mp][trblxy]?)(?:: *|=)(\{[^{}]*\}|'[^']*'|"[^"]*"|`[^`]*`|[^,}\n]+)/g

const uncommented = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

function matching(files: Files, pattern: RegExp): [string, string][] {
  return [...files].filter(([path]) => pattern.test(path) && !TEST.test(path))
}

const sheets = (files: Files) =>
  matching(files, STYLESHEET).map(([path, text]): [string, string] => [path, uncommented(text)])

/** Custom properties that stand for a size, a weight or a gap. */
function variables(files: Files): Map<string, string> {
  const declared = sheets(files).flatMap(([, css]) => [...css.matchAll(/(--[\w-]+): *([\d.]+[a-z]*);/g)])
  return new Map(declared.map(([, name = '', value = '']) => [name, value]))
}

const resolve = (text: string, known: Map<string, string>) =>
  text.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => known.get(name) ?? whole)

/** Every value of the captures of `patterns`, in stylesheets and in code. */
function values(files: Files, inSheets: RegExp, inCode: RegExp): string[] {
  const known = variables(files)
  const all = [
    ...sheets(files).map(([, css]) => [css, inSheets] as const),
    ...matching(files, SCREEN).map(([, code]) => [code, inCode] as const),
  ]
  return all.flatMap(([text, pattern]) => [...resolve(text, known).matchAll(pattern)].map(([, value = '']) => value))
}

const inPixels = (value: string) => (/^[\d.]+$/.test(value) ? `${Number(value)}px` : value)
const distinct = (found: string[]) => [...new Set(found)].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))

function fontSizes(files: Files): string[] {
  const inSheets = /(?<![\w-])font(?:-size)?:[^;}]*?(?<![\w.])([\d.]+(?:px|rem|em|pt|%))/g
  const inCode = /\bfontSize(?:: *|=\{?)['"]?([\d.]+(?:px|rem|em|pt|%)?)/g
  return distinct(values(files, inSheets, inCode).map(inPixels))
}

function fontWeights(files: Files): string[] {
  const inSheets = /(?<![\w-])font(?:-weight)?: *(?:italic )?(\d{3}|normal|bold(?:er)?)(?=[ ;}\n])/g
  const inCode = /\bfontWeight(?:: *|=\{?)['"]?(\d{3}|normal|bold(?:er)?)/g
  const named: Record<string, string> = { normal: '400', bold: '700', bolder: '700' }
  return distinct(values(files, inSheets, inCode).map((value) => named[value] ?? value))
}

/** The lengths of one declaration; a bare number is `unit` pixels, in CSS (0) a factor. */
function lengths(text: string, unit: number): string[] {
  return [...text.matchAll(LENGTH)].flatMap(([, number = '', measure]) => {
    const size = Number(number)
    if (size === 0 || (measure === undefined && unit === 0)) return []
    return [measure === undefined ? `${size * unit}px` : `${size}${measure}`]
  })
}

/** The gaps of code: numbers in `style` and in the theme are pixels, in `sx` and props eights of them. */
function gapsOfCode(path: string, code: string): string[] {
  const ofStyle = [...code.matchAll(/style=\{\{[^{}]*\}\}/g)].map(([text]) => text)
  const rest = ofStyle.reduce((text, style) => text.replace(style, ''), code)
  const gapsIn = (text: string, unit: number) =>
    [...text.matchAll(GAP_PROP)]
      .filter(([whole]) => path !== THEME || !whole.startsWith('spacing'))
      .flatMap(([, value = '']) => lengths(value.replace(/theme\.\w+/g, ''), unit))
  return [...ofStyle.flatMap((style) => gapsIn(style, 1)), ...gapsIn(rest, path === THEME ? 1 : EIGHT)]
}

function gaps(files: Files): string[] {
  const known = variables(files)
  const ofSheets = sheets(files).flatMap(([, css]) =>
    [...resolve(css, known).matchAll(GAP_RULE)].flatMap(([, value = '']) => lengths(value, 0)),
  )
  const ofCode = matching(files, SCREEN)
    .filter(([path]) => path.endsWith('.tsx') || path === THEME)
    .flatMap(([path, code]) => gapsOfCode(path, resolve(code, known)))
  return distinct([...ofSheets, ...ofCode])
}

/** Whose lines of CSS are counted apart; the admin's are all others of src/. */
const SHEETS_OF = {
  editor: /^src\/features\/editor\//,
  relations: /^src\/features\/relations\//,
  reports: /^(src\/features\/reports|report\/views)\//,
  tokens: /^report\/theme\//,
  'answering site': /^src\/(feedback|paper)\//,
  'sign-in': /^src\/signin\//,
}

function linesOf(files: Files, isTheirs: (path: string) => boolean): number {
  return matching(files, STYLESHEET)
    .filter(([path]) => isTheirs(path))
    .reduce((sum, [, text]) => sum + text.replace(/\n$/, '').split('\n').length, 0)
}

/** The classes a stylesheet declares; those of MUI and react-admin are theirs. */
function declaredClasses(css: string): string[] {
  const selectors = css.replace(/\{[^{}]*\}/g, ' ').replace(/@[^{;]*[{;]/g, ' ')
  const found = [...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
  return [...new Set(found.filter((name) => !/^(Mui|Ra[A-Z])/.test(name)))].sort()
}

/** How code names classes of the module at `path`: by key, `look.title` where it is imported as `look`, or by a word put in. */
function keysOf(path: string, code: string[]): { keys: Set<string>; isIndexed: boolean } {
  const file = path.slice(path.lastIndexOf('/') + 1).replaceAll('.', '\\.')
  const imported = new RegExp(`import (\\w+) from '[^']*/${file}'`)
  const uses = code.flatMap((text) => {
    const name = imported.exec(text)?.[1]
    return name === undefined ? [] : [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))]
  })
  return { keys: new Set(uses.map(([, key = '']) => key)), isIndexed: uses.some(([whole]) => whole.endsWith('[')) }
}

/** Classes that no component names: as a key of the module, in a string, or as the start of a name put together. */
function unusedClasses(files: Files): string[] {
  const code = matching(files, /^(src|report)\/.*\.tsx?$/).map(([, text]) => text)
  const strings = code.flatMap((text) => text.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [])
  const words = new Set(strings.flatMap((text) => text.split(/[^\w-]+/)))
  const starts = strings.flatMap((text) => [...text.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start))
  const isNamed = (name: string) => words.has(name) || starts.some((start) => name.startsWith(start))
  return sheets(files).flatMap(([path, css]) => {
    const { keys, isIndexed } = path.endsWith('.module.css') ? keysOf(path, code) : { keys: words, isIndexed: true }
    const unused = declaredClasses(css).filter((name) => !keys.has(name) && !(isIndexed && isNamed(name)))
    return unused.map((name) => `${path} .${name}`)
  })
}

/** Classes that components name and nothing draws: what stood there lost its look. */
function undrawnClasses(files: Files): string[] {
  const code = matching(files, SCREEN)
  const drawn = [...sheets(files), ...code].flatMap(([, text]) =>
    [...text.matchAll(/\.(rv-[\w-]+)/g)].map(([, name = '']) => name),
  )
  return code.flatMap(([path, text]) => {
    const named = [...text.matchAll(/className=(?:"[^"]*"|\{[^}]*\}?[^}]*\})/g)].flatMap(
      ([whole]) => whole.match(/rv-[\w-]+/g) ?? [],
    )
    const isDrawn = (name: string) => drawn.some((each) => (name.endsWith('-') ? each.startsWith(name) : each === name))
    return [...new Set(named)].filter((name) => !isDrawn(name)).map((name) => `${path} ${name}`)
  })
}

/** All that is counted of the look among `files` (path from the root -> text). */
export function countLooks(files: Files): Look[] {
  const others = Object.entries(SHEETS_OF)
  const isOthers = (path: string) => others.some(([, place]) => place.test(path))
  const found: [string, string[]][] = [
    ['font sizes', fontSizes(files)],
    ['font weights', fontWeights(files)],
    ['gaps', gaps(files)],
    ['unused classes', unusedClasses(files)],
    ['classes nothing draws', undrawnClasses(files)],
  ]
  const lines: [string, number][] = [
    ['admin', linesOf(files, (path) => !isOthers(path))],
    ...others.map(([name, place]): [string, number] => [name, linesOf(files, (path) => place.test(path))]),
  ]
  const look = (name: string, count: number, values: string[]) => ({
    name,
    count,
    most: MOST[name] ?? 0,
    found: values,
  })
  return [
    ...found.map(([name, values]) => look(name, values.length, values)),
    ...lines.map(([name, count]) => look(`lines of CSS, ${name}`, count, [])),
  ]
}
