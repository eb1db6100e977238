/** A sentence nobody asks for is deleted: every key stands in the code, whole or put together there. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOMS = ['src', 'server', 'domain', 'report', 'messages', 'openapi/features']

/** What keys are put together from; each stands so in the code, in front of what is filled in. */
const COMPOSED = `appearance.colour
  audit collection collection.mail collection.notify.skipped collection.placeholder collection.promise collection.ready
  collection.score collection.tells.insider collection.type combined.pdf config dimensions.weights directory directory.import.status
  editor.config enterprise.area enterprise.version error failure failure.chunk feedback feedback.letter feedback.level
  feedback.notice feedback.privacy form.stale input.rule job jobs.left language list.dropped list.export mail mail.door
  mail.invitation mail.password mailServer.source notice notice.level paper.data passwordLink questionType
  questionnaires.copy questionnaires.deleteMany questionnaires.next readiness relations.autoBind relations.view
  release.noMail release.outdated release.withoutMail released.help report.combined.round
   relations.weights report.gap report.level report.making.failed report.making.step report.status report.window reports.archive
   reports.export reports.sort reports.spread settings
   settings.anonymity sheet start status step type wizard`
  .split(/\s+/)
  .map((words) => `${words}.`)

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const filesOf = (room: string) =>
  readdirSync(new URL(`../${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|yaml)$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${room}/${name}`)
const isSentences = (path: string) => /^messages\/(zh|en)\//.test(path)

const all = ROOMS.flatMap(filesOf)
const code = all.filter((path) => !isSentences(path)).map(read)
const named = new Set(code.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []))
const keys = all
  .filter(isSentences)
  .flatMap((path) => [...read(path).matchAll(/^ {2}'([\w.-]+?)(?:\.one|\.other)?':/gm)].map(([, key = '']) => key))

test('every sentence is asked for somewhere', () => {
  expect(keys.length).toBeGreaterThan(0)
  const isAsked = (key: string) =>
    [key, `${key}.one`, `${key}.other`].some((name) => named.has(name)) ||
    COMPOSED.some((start) => key.startsWith(start))
  expect([...new Set(keys)].filter((key) => !isAsked(key))).toEqual([])
})

test.each(COMPOSED)('keys are put together from %s', (start) => {
  expect(code.some((text) => text.includes(`\`${start}\${`))).toBe(true)
})
