/** The outbox as the mail worker sees it; the answering link is made here, at sending time (design §5.7). */
import { isShut } from '../../../domain/evaluation/doors.ts'
import { contentVersion } from '../../database/contentVersion.ts'
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
import { type Addressed, stillMeant } from './stillMeant.ts'
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
function withLink({ row, to, round, subject, content }: Addressed, publicUrl: string, now: string) {
  const { enterpriseId, questionnaireId, id, attempts, unreached, employeeId } = row
  const isReport = row.emailType === 'report'
  const { name, email: address } = to
  const claimedUntil = row.claimedUntil ?? ''
  // Each copy has a link of its own, and all of them work; one that says something else is another mail.
  const copy = contentVersion([subject, content])
  const mail = { enterpriseId, questionnaireId, id, copy, name, address, subject, attempts, unreached, claimedUntil }
  if (!content.includes(LINK)) return { mail: { ...mail, text: content, link: null }, link: null }
  if (!isReport && isShut({ ...round, ...to }, 'link')) {
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
  async function made(db: Handle, rows: Database['outboxMail'][]) {
    const mails = (await stillMeant(db, rows, now())).map((one) => withLink(one, publicUrl, at(0)))
    const links = mails.flatMap(({ link }) => (link === null ? [] : [link]))
    await insertLinks(db, links)
    return mails.map(({ mail }) => mail)
  }

  return {
    async claim(count, of, isStopping) {
      const senders = sendersOf(of, { relayHosts, hasServer })
      if (senders === null) return []
      const isDue = () => database.read((db) => store.hasDueMail(db, at(0), senders))
      const claim = { claimedBy: ids.run, until: at(LEASE_MILLISECONDS), count }
      const take = () =>
        leases.taking((hold) =>
          database.write(async (db) => {
            const mails = await made(db, await store.claimMails(db, at(0), claim, senders))
            hold(mails)
            return mails
          }),
        )
      return claimed(isDue, take, isStopping)
    },
    async takeBack() {
      const gone = await findGone(await database.read(store.listClaimants))
      const lost = await leases.lost(() => database.read((db) => store.listLeases(db, ids.run)))
      if (gone.length > 0) await database.write((db) => store.takeBackMails(db, gone))
      for (const lease of lost) await database.write((db) => store.settleMail(db, lease, {}))
    },
    isHeld: (mail) => database.read((db) => store.isHeld(db, mail)),
    async sent(mail) {
      const { address, subject } = mail
      const tries = { attempts: mail.attempts + 1, unreached: 0 }
      const values = { status: 'sent' as const, address, subject, ...tries, sentAt: at(0), error: '' }
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
