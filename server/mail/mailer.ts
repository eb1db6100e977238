/** SMTP through nodemailer, pooled: unpooled it sends 9 mails a second, pooled about 1,000 (design §3). */
import type { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { createTold, singleLine } from './told.ts'

export interface OutgoingMail {
  /** Stable over repeated tries of what is the same, so that a mail server can drop a second copy. */
  messageId: string
  name: string
  address: string
  subject: string
  text: string
  html: string
}

/**
 * `refused` for good, or `later` (4yz), by a server that was asked for this mail. The others are the server's fault, whatever
 * the mail: it was `unreached`, or left a question `unanswered` and may have taken the mail all the same.
 */
export type MailFaultKind = 'refused' | 'later' | 'unreached' | 'unanswered'

export const isServersFault = (kind: MailFaultKind): boolean => kind === 'unreached' || kind === 'unanswered'

/** Why a mail was not taken; its message is the server's words, or the network's. */
export class MailFault extends Error {
  readonly kind: MailFaultKind

  constructor(kind: MailFaultKind, reason: string) {
    super(reason)
    this.kind = kind
  }
}

export interface Mailer {
  /** Hands the mail to the SMTP server; throws a MailFault when it is not taken, and what is no server's fault without whom it was to. */
  send(mail: OutgoingMail): Promise<void>
  /** The same where nobody waits: as long as a server may take. */
  sendPatiently(mail: OutgoingMail): Promise<void>
  /** Connects and signs in without sending; null when that works, else the server's words. */
  verify(): Promise<string | null>
  close(): void
}

/** A mail server by its parts, as an enterprise sets its own. */
export interface Relay {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS when the server offers it. */
  secure: boolean
  username: string
  password: string
  fromAddress: string
  fromName: string
}

export interface MailerOptions {
  /** smtp://user:password@host:port, smtps://…, or a relay. */
  server: string | Relay
  /** `Name <address>` */
  from: string | { name: string; address: string }
  /** Milliseconds that an answer is waited for, by whom somebody waits for and by others. */
  answerWithin?: { awaited: number; patient: number }
}

/** Mails sent at once to one server; also the most the worker hands over at a time. */
export const CONNECTIONS = 5

/** What is asked for one mail; a sender that is refused, or a sign-in, would be so for the next one as well. */
const OF_ONE_MAIL = ['RCPT TO', 'DATA', 'API']

/**
 * By nodemailer's `command` (none of these where the server closes with 421, whatever it was asked), the reply's code where
 * the server gave one, the network's `code`, and whether the mail's text was on its way. Null for an error of our own: Node's
 * begin with ERR_, or it has none.
 */
function kindOf(error: unknown, isUnderWay: boolean): MailFaultKind | null {
  if (!(error instanceof Error)) return null
  const {
    command = '',
    responseCode = null,
    code = '',
    timeoutType = '',
  } = error as NodeJS.ErrnoException & {
    command?: string
    responseCode?: number
    timeoutType?: string
  }
  if (responseCode === null && (code === '' || code.startsWith('ERR_'))) return null
  if (timeoutType === 'SOCKET_TIMEOUT') return 'unanswered'
  if (responseCode === null && command === 'API') return 'refused'
  if (responseCode === null || !OF_ONE_MAIL.includes(command)) return isUnderWay ? 'unanswered' : 'unreached'
  return responseCode >= 500 ? 'refused' : 'later'
}

function serverOptions(server: string | Relay) {
  if (typeof server === 'string') return { url: server }
  const { host, port, secure, username, password } = server
  return { host, port, secure, ...(username !== '' && { auth: { user: username, pass: password } }) }
}

/** As nodemailer reads it, which takes what cannot be decoded as it stands. */
function passwordOf(server: string | Relay): string {
  if (typeof server !== 'string') return server.password
  const given = URL.parse(server)?.password ?? ''
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}

const LIMITS = {
  pool: true,
  maxConnections: CONNECTIONS,
  maxMessages: 200,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
} as const

/**
 * A server that scans what it takes, or slows senders down on purpose, has ten minutes (RFC 5321, 4.5.3.2.6); a person's
 * browser does not wait much longer than a minute.
 */
const ANSWER_WITHIN = { awaited: 45_000, patient: 600_000 }

const HEADERS = { 'Auto-Submitted': 'auto-generated' }

/** Connections that are opened when the first mail goes over them. */
function createPool({ server, from }: Pick<MailerOptions, 'server' | 'from'>, socketTimeout: number) {
  let opened: Promise<Transporter> | undefined
  let isClosed = false
  /** The mails' texts by whom they are to; nodemailer makes another for each connection it takes. */
  const texts = new WeakMap<object, Readable>()
  async function open(): Promise<Transporter> {
    // What it brings along would make every start wait, and most servers' memory larger (docs/decisions/0023-plans-that-are-kept.md).
    const { createTransport } = await import('nodemailer')
    const options = { ...serverOptions(server), ...LIMITS, socketTimeout }
    const transport = createTransport(options, { from, headers: HEADERS })
    transport.use('stream', ({ data: { to }, message }, done) => {
      message.processFunc((text) => {
        if (typeof to === 'object') texts.set(to, text)
        return text
      })
      done()
    })
    if (isClosed) transport.close()
    return transport
  }
  return {
    transport() {
      opened ??= open()
      return opened
    },
    isClosed: () => isClosed,
    /** Whether some of the text was handed over. */
    isUnderWay: (to: object) => texts.get(to)?.readableDidRead === true,
    close() {
      isClosed = true
      void opened?.then((transport) => transport.close())
    },
  }
}

/** A pooled sender. */
export function createMailer({ answerWithin = ANSWER_WITHIN, ...options }: MailerOptions): Mailer {
  const { told, ownFault } = createTold(passwordOf(options.server))
  const patient = createPool(options, answerWithin.patient)
  const awaited = createPool(options, answerWithin.awaited)

  const sendOver =
    ({ transport, isClosed, isUnderWay }: ReturnType<typeof createPool>): Mailer['send'] =>
    async ({ messageId, name, address, subject, text, html }) => {
      const to = { name: singleLine(name), address: singleLine(address) }
      try {
        await (await transport()).sendMail({ messageId, to, subject: singleLine(subject), text, html })
      } catch (error) {
        // Of what waited for a connection when it was closed, nodemailer says no more than that.
        const kind = kindOf(error, isUnderWay(to)) ?? (isClosed() ? 'unreached' : null)
        if (kind === null) throw ownFault(error, to.address)
        // Of a server that is away everybody is told; of whom a mail was to is told elsewhere, and not always (R22).
        throw new MailFault(kind, told(error, isServersFault(kind) ? to.address : undefined))
      }
    }

  return {
    send: sendOver(awaited),
    sendPatiently: sendOver(patient),
    async verify() {
      try {
        await (await awaited.transport()).verify()
        return null
      } catch (error) {
        return told(error)
      }
    },
    close() {
      patient.close()
      awaited.close()
    },
  }
}
