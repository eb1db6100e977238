/** The whole product in process, as a browser meets it: built pages, real server, real database. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { type Caller, createCaller } from '../../server/demo/caller.ts'
import { fillDemo } from '../../server/demo/fill.ts'
import { type Browser, type BrowserContext, launchBrowser, type Page } from '../browser/launch.ts'
import { freePort } from '../freePort.ts'
import { ownPasswords } from '../server/ownPasswords.ts'
import { openTestDatabase } from '../server/testDatabase.ts'

const BUILD = join(import.meta.dirname, '..', '..', 'dist', 'browser')
const ADMINISTRATOR = { email: 'admin@yuanhang.example', password: 'correct horse battery' }
const FINISHED = 40
const MEMBER = { email: 'member@yuanhang.example', password: 'somebody has a long one' }

export interface Site {
  origin: string
  /** Where the database lies, for commands beside the server. */
  place: { directory: string; url: string | undefined }
  /** For use cases that no page calls. */
  database: DatabaseService
  administrator: Caller
  /** The ids of the questionnaires, by processStatus; of the two that are finished the anonymous one's. */
  questionnaires: Map<number, number>
  rater: { email: string; password: string }
  /** A browser without a session. */
  stranger(options?: StrangerOptions): Promise<BrowserContext>
  /** A browser that is signed in. */
  signedIn(
    who?: 'administrator' | 'member' | 'rater',
    locale?: string,
    options?: StrangerOptions,
  ): Promise<BrowserContext>
  close(): Promise<void>
}

interface StrangerOptions {
  locale?: string
  colorScheme?: 'light' | 'dark'
  userAgent?: string
}

interface SiteOptions {
  demo: boolean
  smtpUrl?: string
  /** Where the fonts of PDFs come from, when not from the server itself. */
  staticHost?: string
}

/** Starts it, with the demonstration company or with an empty questionnaire and one member. */
export async function startSite({ demo, smtpUrl = '', staticHost = '' }: SiteOptions): Promise<Site> {
  if (!existsSync(BUILD)) throw new Error('the pages are not built: run npm run build')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { database, directory, url, remove } = await openTestDatabase()
  const config = readConfig({ DATA_DIR: directory, PUBLIC_URL: origin, SMTP_URL: smtpUrl, STATIC_HOST: staticHost })
  const app = await createApp({ config, database, staticDirectory: BUILD })
  await app.listen({ host: '127.0.0.1', port })
  const administrator = createCaller(app)
  let rater = MEMBER
  if (demo) {
    const raterPassword = MEMBER.password
    const made = await fillDemo({ app, database, administrator: ADMINISTRATOR, raterPassword, tell: () => {} })
    rater = made.rater
    await administrator.ok('signIn', { body: ADMINISTRATOR })
  } else {
    const owner = { enterpriseName: '远航科技有限公司', displayName: '管理员', ...ADMINISTRATOR }
    await administrator.ok('setUpEnterprise', { body: owner })
    await administrator.ok('createQuestionnaire', { body: { type: 1, title: '空白问卷' } })
  }
  await administrator.ok('createEmployee', { body: { displayName: '成员', ...MEMBER } })
  await ownPasswords({ database })
  const { items } = await administrator.ok('listQuestionnaires')
  const browser: Browser = await launchBrowser()
  const stranger: Site['stranger'] = ({ locale = 'zh-CN', colorScheme = 'light', ...more } = {}) =>
    browser.newContext({ locale, colorScheme, ...more, baseURL: origin, viewport: { width: 1280, height: 800 } })
  return {
    origin,
    place: { directory, url },
    database,
    administrator,
    rater,
    questionnaires: new Map(
      items
        .filter(({ processStatus, type }) => processStatus !== FINISHED || type === 2)
        .map(({ processStatus, id }) => [processStatus, id]),
    ),
    stranger,
    async signedIn(who = 'administrator', locale = 'zh-CN', options = {}) {
      const context = await stranger({ locale, ...options })
      const { email, password } = { administrator: ADMINISTRATOR, member: MEMBER, rater }[who]
      const answer = await context.request.post('/api/session/sign-in', { data: { email, password } })
      if (!answer.ok()) throw new Error(`${who} could not sign in: ${await answer.text()}`)
      return context
    },
    async close() {
      await browser.close()
      await app.close()
      await remove()
    },
  }
}

/** Gathers what went wrong on a page: console errors, exceptions, failed requests, answers from 400 on. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left gives its calls up.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`)
  })
  return faults
}

/** Waits until nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('#content:not([aria-busy="true"])').waitFor()
}
