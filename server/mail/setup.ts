/** How mails are sent: by the server's own setting, or by the mail server of an enterprise. */
import { createAway, type MailNews } from './away.ts'
import { createMailer, type Mailer, type Relay } from './mailer.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'
import type { MailServer } from './sending.ts'
import { singleLine } from './told.ts'
import { startMailWorker } from './worker.ts'

export interface MailSettings {
  smtpUrl: string | undefined
  mailFrom: string
  publicUrl: string
  /** Hosts the operator lets enterprises send through; none switches their own relays off. */
  smtpAllowedHosts: readonly string[]
}

/** What an administrator may know of a mail server; the password is not in it. */
export interface MailServerView {
  host: string
  port: number
  secure: boolean
  username: string
  hasPassword: boolean
  fromAddress: string
  fromName: string
}

/** Reads the SMTP address and the sender apart. */
function viewOf({ smtpUrl, mailFrom }: MailSettings): MailServerView {
  const [, fromName = '', fromAddress = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? []
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl)
  const secure = url?.protocol === 'smtps:'
  return {
    host: url?.hostname ?? '',
    port: Number(url?.port) || (secure ? 465 : 25),
    secure,
    username: decodeURIComponent(url?.username ?? ''),
    hasPassword: (url?.password ?? '') !== '',
    fromAddress: fromAddress.trim(),
    fromName: singleLine(fromName),
  }
}

export interface MailSetup {
  /** The server's own set-up; its host is empty without a mail server. */
  own: MailServerView
  /** The server's own, for what no enterprise's relay may read; null without one. */
  serverMailer: Mailer | null
  /** Who sends an enterprise's mails; null when mails wait in the outbox. */
  mailerFor(enterpriseId: number): Promise<Mailer | null>
  /** An enterprise's mail server is another, or none any more: it rests for the former one no longer. */
  setAnew(enterpriseId: number): void
  /** A name for a message that lies in no outbox. */
  messageId(id: number): string
  /** Tells the workers that there are new mails. */
  wake(): void
  /** Takes no mails in hand any more. */
  rest(): void
  stop(): Promise<void>
}

/** An enterprise's usable relay; null when it has none. */
export type FindRelay = (enterpriseId: number) => Promise<Relay | null>

/** Pools by enterprise: a changed relay gets a new one, the old one ends; so it is seen where another process was told of it. */
function createRelayMailers(findRelay: FindRelay, setAnew: (enterpriseId: number) => void) {
  const made = new Map<number, { text: string; mailer: Mailer }>()
  return {
    async find(enterpriseId: number): Promise<Mailer | null> {
      const relay = await findRelay(enterpriseId)
      const known = made.get(enterpriseId)
      const text = JSON.stringify(relay)
      if (known?.text === text) return known.mailer
      if (known !== undefined) {
        known.mailer.close()
        made.delete(enterpriseId)
        setAnew(enterpriseId)
      }
      if (relay === null) return null
      const mailer = createMailer({ server: relay, from: { name: relay.fromName, address: relay.fromAddress } })
      made.set(enterpriseId, { text, mailer })
      return mailer
    },
    close: () => {
      for (const { mailer } of made.values()) mailer.close()
    },
  }
}

interface Outboxes<Mail extends ClaimedMail, Letter extends ClaimedMail> {
  /** Of rounds. */
  outbox: Outbox<Mail>
  /** To people about their own sign-in. */
  letters: Outbox<Letter>
}

interface Told {
  logError(error: unknown): void
  tellServer(news: MailNews): void
}

/** Starts the workers when there is, or may be, a mail server. */
export function setUpMail<Mail extends ClaimedMail, Letter extends ClaimedMail>(
  settings: MailSettings,
  { outbox, letters }: Outboxes<Mail, Letter>,
  findRelay: FindRelay,
  { logError, tellServer }: Told,
): MailSetup {
  const { smtpUrl, mailFrom, publicUrl, smtpAllowedHosts } = settings
  const away = createAway(tellServer)
  const shared =
    smtpUrl === undefined ? null : { owner: null, mailer: createMailer({ server: smtpUrl, from: mailFrom }) }
  const relays = createRelayMailers(findRelay, away.setAnew)
  const mayRelay = smtpAllowedHosts.length > 0
  async function serverFor(enterpriseId: number): Promise<MailServer | null> {
    const mailer = mayRelay ? await relays.find(enterpriseId) : null
    return mailer === null ? shared : { owner: enterpriseId, mailer }
  }
  const host = URL.parse(publicUrl)?.hostname ?? 'localhost'
  const isNeeded = shared !== null || mayRelay
  // By the server's own where there is one, since an administrator can turn the enterprise's to another. A link to a sign-in
  // goes by no other at all: whoever runs the relay would open it first.
  const personalServerFor = async ({ enterpriseId, link }: Letter) =>
    shared ?? (link === null ? await serverFor(enterpriseId) : null)
  const given = { host, logError, away }
  const workers = isNeeded
    ? [
        startMailWorker({ outbox, serverFor: ({ enterpriseId }: Mail) => serverFor(enterpriseId), ...given }),
        startMailWorker({ outbox: letters, serverFor: personalServerFor, ...given }),
      ]
    : []
  function wake() {
    for (const worker of workers) worker.wake()
  }

  /** For who sends beside the workers: that the server takes a mail ends its rest all the same. */
  const outside = ({ owner, mailer }: MailServer): Mailer => ({
    ...mailer,
    async send(mail) {
      await mailer.send(mail)
      if (!away.rests(owner)) return
      away.back(owner)
      wake()
    },
  })
  return {
    own: viewOf(settings),
    serverMailer: shared && outside(shared),
    async mailerFor(enterpriseId) {
      const server = await serverFor(enterpriseId)
      return server && outside(server)
    },
    setAnew(enterpriseId) {
      away.setAnew(enterpriseId)
      wake()
    },
    messageId: (id) => `<test-${id}@${host}>`,
    wake,
    rest() {
      for (const worker of workers) worker.rest()
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
      shared?.mailer.close()
      relays.close()
    },
  }
}
