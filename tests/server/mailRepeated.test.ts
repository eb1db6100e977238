/** What is told of a mail server that repeats what it was sent: never the password, in whatever form. */
import { afterEach, describe, expect, test } from 'vitest'
import { createMailer, type MailerOptions } from '../../server/mail/mailer.ts'
import { catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'

const USER = 'alice'
const PASSWORD = 'S3cret/Pass +ü'
const MAIL = { messageId: '<1@x.example>', name: 'x', address: 'li.lei@y.example', subject: 'x', text: 'x', html: 'x' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

let closing: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

/** A server that refuses every sign-in with these words. */
async function refusing(words: string): Promise<MailCatcher> {
  const server = await catchMails({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error(words)),
  })
  closing.push(server.close)
  return server
}

function mailerTo(server: MailerOptions['server']) {
  const mailer = createMailer({ server, from: 'x@y.example' })
  closing.push(mailer.close)
  return mailer
}

const relayAt = ({ url }: MailCatcher, password = PASSWORD) => ({
  ...{ host: '127.0.0.1', port: Number(new URL(url).port), secure: false, username: USER, password },
  ...{ fromAddress: 'x@y.example', fromName: '' },
})

describe.each([
  ['as it is', PASSWORD],
  ['alone in base64, as AUTH LOGIN sends it', base64(PASSWORD)],
  ['after its user, as AUTH PLAIN sends it', base64(`\0${USER}\0${PASSWORD}`)],
  ['after another authorization identity', base64(`hr@y.example\0${USER}\0${PASSWORD}`)],
  ['in base64 right after letters', `PLAIN/${base64(`\0${USER}\0${PASSWORD}`)}`],
  ['as addresses have it', encodeURIComponent(PASSWORD)],
  ['as addresses have it, in small letters', 'S3cret%2fPass%20%2b%c3%bc'],
  ['as an address may have it, some as they are', 'S3cret/Pass%20+%C3%BC'],
])('the password %s', (_, form) => {
  test.each([
    ['of a relay', (server: MailCatcher) => relayAt(server)],
    ['of SMTP_URL', ({ url }: MailCatcher) => url.replace('//', `//${USER}:${encodeURIComponent(PASSWORD)}@`)],
  ])('%s is hidden', async (__, serverOf) => {
    const mailer = mailerTo(serverOf(await refusing(`no entry for <${form}>, good bye`)))
    expect(await mailer.verify()).toMatch(/^535 no entry for <\*\*\*>, good bye$/)
  })

  test('is hidden where a long answer is cut', async () => {
    const words = 'x'.repeat(288)
    const mailer = mailerTo(relayAt(await refusing(`${words} ${form} good bye`)))
    expect(await mailer.verify()).toBe(`535 ${words} *** goo`)
  })
})

test('what a server says of itself is told whole', async () => {
  const words = 'Authentication/Credentials AGFsaWNlAG9wZW4= invalid+unknown'
  expect(await mailerTo(relayAt(await refusing(words))).verify()).toBe(`535 ${words}`)
})

test('a password that no address can have, as it stands in SMTP_URL, is hidden', async () => {
  const { url } = await refusing('no entry for S3cret%Pass')
  expect(await mailerTo(url.replace('//', '//alice:S3cret%Pass@')).verify()).toBe('535 no entry for ***')
})

test('of a server that is away whom the mail was to is hidden where a long answer is cut', async () => {
  const words = 'x'.repeat(288)
  const server = await catchMails({
    onMailFrom: (_address, _session, done) => done(refusal(421, `${words} ${MAIL.address.toUpperCase()} later`)),
  })
  closing.push(server.close)
  const sending = mailerTo(server.url).send(MAIL)
  await expect(sending).rejects.toMatchObject({ kind: 'unreached', message: `421 ${words} *** lat` })
})
