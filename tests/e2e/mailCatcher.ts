/** A real SMTP server that keeps what it is sent. */
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface CaughtMail {
  to: string
  mail: Email
  /** The answering link of the mail's text, if it holds one. */
  link: string | null
}

export interface MailCatcher {
  url: string
  mails: CaughtMail[]
  /** Waits until `count` mails have come. */
  waitFor(count: number, milliseconds?: number): Promise<void>
  close(): Promise<void>
}

/** An SMTP server's refusal: 4yz asks to come again, 5yz is for good. */
export const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/** Connections stay open for the next mail: half a minute would be waited for those of an app that is still running. */
const CLOSE_MILLISECONDS = 100

/** Listens on a free port of 127.0.0.1; asks nobody who they are, unless told to, and says at once, or later, that it has a mail. */
export async function catchMails(asking: SMTPServerOptions = {}, laterMilliseconds = 0): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: CLOSE_MILLISECONDS,
    ...asking,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const link = /https?:\/\/\S+#\/t\/[\w-]+/.exec(mail.text ?? '')?.[0] ?? null
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, mail, link })
        if (laterMilliseconds === 0) done()
        else setTimeout(done, laterMilliseconds)
      })
    },
  })
  // A client that is killed breaks its connections off.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async waitFor(count, milliseconds = 60_000) {
      const deadline = Date.now() + milliseconds
      while (mails.length < count) {
        if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails came`)
        await new Promise((wait) => setTimeout(wait, 50))
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
