/** Mounts a whole entry of the product at an address, as a person opens it. */
import type { ReactElement } from 'react'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import type { Language } from '../../messages/format.ts'
import { App } from '../../src/App.tsx'
import { keepLanguage } from '../../src/api/language.ts'
import { showMode } from '../../src/api/mode.ts'
import { App as FeedbackApp } from '../../src/feedback/App.tsx'
import feedbackStyle from '../../src/feedback/feedback.css?inline'
import pagesStyle from '../../src/feedback/pages.css?inline'
import { SignInSite } from '../../src/signin/SignInSite.tsx'
import signInStyle from '../../src/signin/signin.css?inline'
import baseStyle from '../../src/theme/base.css?inline'
import { stopLeaving, stopTimers } from './timers.ts'

interface PageOptions {
  language?: Language
  mode?: 'light' | 'dark'
  width?: number
  height?: number
}

/** The admin at an address of its hash router: `/employees`, `/questionnaire/edit/survey/7302100001`. */
export function renderPage(address: string, options: PageOptions = {}): Promise<void> {
  return mount(<App />, address, [baseStyle], options)
}

/** The answering site: `/` with its tasks, `/7305200002` with a form, `/t/<secret>` by the mailed link. */
export function renderFeedback(address: string, options: PageOptions = {}): Promise<void> {
  return mount(<FeedbackApp />, address, [feedbackStyle, pagesStyle], { width: 390, height: 844, ...options })
}

/** The sign-in page, with what stands behind its `#`: `/`, or `/password/<secret>` by the mailed link. */
export function renderSignIn(address = '/', options: PageOptions = {}): Promise<void> {
  return mount(<SignInSite />, address, [signInStyle], options)
}

let style: HTMLStyleElement | undefined

async function mount(app: ReactElement, address: string, styles: string[], options: PageOptions): Promise<void> {
  const { language = 'zh', mode = 'light', width = 1280, height = 800 } = options
  stopTimers()
  await page.viewport(width, height)
  // Not by location.hash: nobody is to hear of the address but the app that starts at it.
  history.replaceState(null, '', `#${address}`)
  keepLanguage(language)
  showMode(mode)
  // Of a page mounted before in the same test, too: its looks would be those of every later test.
  style?.remove()
  style = document.head.appendChild(document.createElement('style'))
  style.textContent = styles.join('\n')
  await render(app)
}

/** Takes the page away with all it kept in the browser. */
export async function removePage(): Promise<void> {
  await cleanup()
  stopTimers()
  stopLeaving()
  style?.remove()
  history.replaceState(null, '', '#/')
}

/** What pages keep in the browser. */
export function forgetKept(): void {
  localStorage.clear()
  sessionStorage.clear()
}
