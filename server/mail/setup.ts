/** How the server sends its mails, from its one setting. */
import { createMailer, type Mailer, singleLine } from './mailer.ts'
import { type MailWorker, type Outbox, startMailWorker } from './worker.ts'

export interface MailSettings {
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
}

/** What an administrator may know of the mail server; the password is not in it. */
export interface MailConfig {
  notifyType: 'EMAIL'
  source: 'server' | 'none'
  config: {
    host: string
    port: number
    secure: boolean
    username: string
    hasPassword: boolean
    fromAddress: string
    fromName: string
  }
}

/** Reads the SMTP address and the sender apart. */
function mailConfig({ smtpUrl, mailFrom }: MailSettings): MailConfig {
  const [, fromName = '', fromAddress = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? []
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  const secure = url?.protocol === 'smtps:'
  return {
    notifyType: 'EMAIL',
    source: url === null ? 'none' : 'server',
    config: {
      host: url?.hostname ?? '',
      port: Number(url?.port) || (secure ? 465 : 25),
      secure,
      username: decodeURIComponent(url?.username ?? ''),
      hasPassword: (url?.password ?? '') !== '',
      fromAddress: fromAddress.trim(),
      fromName: singleLine(fromName),
    },
  }
}

export interface MailSetup {
  /** Null without an SMTP server: mails wait in the outbox. */
  mailer: Mailer | null
  config: MailConfig
  /** Tells the worker that there are new mails. */
  wake(): void
  stop(): Promise<void>
}

/** Starts the worker when an SMTP server is configured. */
export function setUpMail(settings: MailSettings, outbox: Outbox, logError: (error: unknown) => void): MailSetup {
  const { smtpUrl, mailFrom, publicUrl } = settings
  const mailer = smtpUrl === undefined ? null : createMailer({ smtpUrl, from: mailFrom })
  const host = URL.parse(publicUrl)?.hostname ?? 'localhost'
  const worker: MailWorker | null = mailer === null ? null : startMailWorker({ outbox, mailer, host, logError })
  return {
    mailer,
    config: mailConfig(settings),
    wake: () => worker?.wake(),
    stop: async () => worker?.stop(),
  }
}
