import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LIGHT, SCREEN_PALETTE } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const lightRules = css.slice(css.indexOf(':root'), css.indexOf('[data-theme'))
const darkRules = css.slice(css.indexOf('[data-theme'))

describe('the tokens', () => {
  it('say the same in TypeScript and in CSS', () => {
    const inCss = Object.fromEntries(
      [...lightRules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
    )
    expect(inCss).toEqual(LIGHT)
  })

  it('have a dark value for every colour that is drawn on a dark page', () => {
    const missing = Object.keys(LIGHT).filter((name) => !darkRules.includes(`--${name}:`))
    expect(missing).toEqual([])
  })

  it('are CSS variables on screen', () => {
    expect(SCREEN_PALETTE['accent-soft']).toBe('var(--accent-soft)')
  })
})
