/**
 * The tokens of the look (design §6) for what is drawn rather than styled: charts and PDFs.
 * tokens.css beside this file holds the same values for pages; tokens.test.ts keeps them equal.
 */
export const LIGHT = {
  paper: '#fbfbf9',
  surface: '#ffffff',
  line: '#e6e5df',
  ink: '#1d2326',
  'ink-2': '#5b6468',
  'ink-3': '#8b9498',
  accent: '#1f6f6b',
  'accent-soft': '#e3f0ee',
  'accent-ink': '#ffffff',
  ok: '#2f7d4f',
  warn: '#9a5b00',
  bad: '#b3372f',
  info: '#2f5f9e',
  superior: '#0b6fa4',
  same: '#b8860b',
  subordinate: '#7a4fa3',
  self: '#57606a',
  other: '#b5533c',
} as const

export type TokenName = keyof typeof LIGHT

/** Where a drawing takes its colours from: fixed values on paper, CSS variables on screen. */
export type Palette = Readonly<Record<TokenName, string>>

/** Paper is always light. */
export const PRINT_PALETTE: Palette = LIGHT

const TOKEN_NAMES = Object.keys(LIGHT).filter((name): name is TokenName => name in LIGHT)

/** On screen the page's theme decides, so that dark mode needs no second drawing. */
export const SCREEN_PALETTE: Palette = screenPalette()

function screenPalette(): Palette {
  const palette: Record<TokenName, string> = { ...LIGHT }
  for (const name of TOKEN_NAMES) palette[name] = `var(--${name})`
  return palette
}
