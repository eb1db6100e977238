/**
 * Light, dark, or as the system says; kept in this browser and told to the stylesheet by data-theme.
 * It lies here, beside language.ts, because every entry may import src/api.
 */
export type Mode = 'light' | 'dark' | 'system'

const KEY = 'roundview.theme'
/** Without storage the choice lasts until the page is closed. */
let unstored: Mode | undefined

const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

export function storedMode(): Mode {
  if (unstored !== undefined) return unstored
  try {
    const value = localStorage.getItem(KEY)
    return value === 'light' || value === 'dark' ? value : 'system'
  } catch {
    return 'system'
  }
}

export function isDark(mode: Mode): boolean {
  return mode === 'dark' || (mode === 'system' && systemDark().matches)
}

/** Shows a mode now. */
export function showMode(mode: Mode): void {
  document.documentElement.dataset.theme = isDark(mode) ? 'dark' : 'light'
}

/** Shows a mode and keeps it. */
export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode)
    unstored = undefined
  } catch {
    unstored = mode
  }
  showMode(mode)
}

/** Follows the system while nothing else was chosen; paper is white, whatever the screen shows. */
export function followSystem(): void {
  const paper = window.matchMedia('print')
  const show = () => showMode(paper.matches ? 'light' : storedMode())
  systemDark().addEventListener('change', show)
  paper.addEventListener('change', show)
  // The paper is laid out as soon as all have heard: the query changes too late for it.
  window.addEventListener('beforeprint', () => showMode('light'))
  window.addEventListener('afterprint', () => showMode(storedMode()))
}
