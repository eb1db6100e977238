/** The outbox as the mail worker sees it; the answering link is made here, at sending time (design §5.7). */
import { isShut } from '../../../domain/evaluation/doors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { FindGone } from '../../database/engine/gone.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import { claimed } from '../../mail/claiming.ts'
import { createLeases } from '../../mail/leases.ts'
import type { ClaimedMail, Outbox } from '../../mail/outbox.ts'
import type { ByOwner } from '../../mail/resting.ts'
import { LEASE_MILLISECONDS, nextTry } from '../../mail/retry.ts'
import { insertLinks } from '../../records/turns/links.ts'
import { type Addressed, partMails } from './stillMeant.ts'
import * as store from './store/sending.ts'

const LINK = '{link}'

/** With the round it belongs to. */
type RoundMail = ClaimedMail & { questionnaireId: number }

/**
 * With the link, which white space parts from what stands beside it: glued to another site's address it would hand the
 * secret to that site.
 */
const withAddress = (content: string, link: string) =>
  content
    .replaceAll(/(?<=\S)\{link\}/g, ` ${LINK}`)
    .replaceAll(/\{link\}(?=\S)/g, `${LINK} `)
    .replaceAll(LINK, () => link)

/**
 * A mail with a new link in it, and the link's row: the secret leaves the house in the mail alone. To an address where a
 * link would open nothing (R20) goes that of the sign-in, for the own password. A report shows nobody's form: its link opens.
 */
function withLink({ row, to, round }: Addressed, publicUrl: string, now: string) {
  const { enterpriseId, questionnaireId, id, subject, content, attempts, unreached, employeeId } = row
  const isReport = row.emailType === 'report'
  const { name, email: address } = to
  const claimedUntil = row.claimedUntil ?? ''
  // Each copy has a link of its own, and all of them work.
  const mail = { enterpriseId, questionnaireId, id, copy: 0, name, address, subject, attempts, unreached, claimedUntil }
  if (!content.includes(LINK)) return { mail: { ...mail, text: content, link: null }, link: null }
  if (!isReport && round !== undefined && isShut({ ...round, ...to }, 'link')) {
    const signIn = `${publicUrl}/signin/?returnUrl=/feedback/`
    return { mail: { ...mail, text: withAddress(content, signIn), link: signIn }, link: null }
  }
  const secret = newSecret()
  const link = `${publicUrl}/feedback/#/t/${secret}${isReport ? '/reports' : ''}`
  return {
    mail: { ...mail, text: withAddress(content, link), link },
    link: { tokenHash: hashSecret(secret), enterpriseId, questionnaireId, employeeId, createdAt: now },
  }
}

/** How long a mail of a round that takes no answers is left alone. */
const REST_MILLISECONDS = 5 * 60_000

/** Whose mails are meant; null when there is nobody. */
function sendersOf(
  of: ByOwner,
  { relayHosts: hosts, hasServer }: { relayHosts: readonly string[]; hasServer: boolean },
): store.Senders | null {
  const without = hosts.length === 0 ? null : { isOn: false, hosts }
  if ('only' in of) return { relay: of.only === null ? without : null, only: of.only, except: [] }
  const except = of.except.filter((owner) => owner !== null)
  if (hasServer && !of.except.includes(null)) return { relay: null, only: null, except }
  return hosts.length === 0 ? null : { relay: { isOn: true, hosts }, only: null, except }
}

export interface OutboxOptions {
  /** Enterprises with a relay on one of them send through that. */
  relayHosts?: readonly string[]
  /** Whether the installation has a mail server, for all without a relay. */
  hasServer?: boolean
  /** Nobody is, when left out. */
  findGone?: FindGone
}

/**
 * `publicUrl` without a slash at its end.
 * Every try makes a new link and none is taken back: after a
 * broken connection nobody knows whether the mail arrived, and a hash whose secret is lost opens nothing.
 */
export function createOutbox(
  { database, ids, now }: ServiceContext,
  publicUrl: string,
  { relayHosts = [], hasServer = true, findGone = async () => [] }: OutboxOptions = {},
): Outbox<RoundMail> {
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  const leases = createLeases()

  /** Of mails just leased those that go, each with its link. */
  async function made(db: Handle, rows: Database['outboxMail'][], until: string) {
    const { goes, rests, drops } = await partMails(db, rows, at(0))
    await store.dropMails(db, drops)
    for (const row of rests) {
      await store.settleMail(db, { ...row, claimedUntil: until }, { nextAttemptAt: at(REST_MILLISECONDS) })
    }
    const mails = goes.map((one) => withLink(one, publicUrl, at(0)))
    const links = mails.flatMap(({ link }) => (link === null ? [] : [link]))
    await insertLinks(db, links)
    return mails.map(({ mail }) => mail)
  }

  /** Leases due mails until there is one that goes, or none is due. */
  async function take(claim: Parameters<typeof store.claimMails>[2], senders: store.Senders): Promise<RoundMail[]> {
    for (;;) {
      const taken = { rows: 0 }
      const mails = await leases.taking((hold) =>
        database.write(async (db) => {
          const rows = await store.claimMails(db, at(0), claim, senders)
          taken.rows = rows.length
          const mails = await made(db, rows, claim.until)
          hold(mails)
          return mails
        }),
      )
      if (mails.length > 0 || taken.rows === 0) return mails
    }
  }

  return {
    async claim(count, of) {
      const senders = sendersOf(of, { relayHosts, hasServer })
      if (senders === null) return []
      const isDue = () => database.read((db) => store.hasDueMail(db, at(0), senders))
      const claim = { claimedBy: ids.run, until: at(LEASE_MILLISECONDS), count }
      return claimed(isDue, () => take(claim, senders))
    },
    async takeBack() {
      const gone = await findGone(await database.read(store.listClaimants))
      const lost = await leases.lost(() => database.read((db) => store.listLeases(db, ids.run)))
      if (gone.length > 0) await database.write((db) => store.takeBackMails(db, gone))
      for (const lease of lost) await database.write((db) => store.settleMail(db, lease, {}))
    },
    isHeld: (mail) => database.read((db) => store.isHeld(db, mail)),
    async sent(mail) {
      const { address } = mail
      const tries = { attempts: mail.attempts + 1, unreached: 0 }
      const values = { status: 'sent' as const, address, ...tries, sentAt: at(0), error: '' }
      await database.write((db) => store.settleMail(db, mail, values))
    },
    async failed(mail, { kind, message: error }) {
      const { wait, ...tries } = nextTry(mail, kind)
      const next =
        wait === null ? { status: 'failed' as const } : { nextAttemptAt: at(wait), status: 'waiting' as const }
      await database.write((db) => store.settleMail(db, mail, { ...next, ...tries, error }))
    },
    async release(mail) {
      await database.write((db) => store.settleMail(db, mail, {}))
    },
    drop: leases.drop,
  }
}
