/**
 * An enterprise's own mail server. Whoever sets it can read every answering link, so it works only for hosts the
 * operator allows, and stays as it is while an anonymous questionnaire collects.
 */
import { BusinessError, type ErrorName, fieldError, refuseStale } from '../../../domain/errors.ts'
import { restorableSince } from '../../../domain/restoring.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { MailRelayTable } from '../../database/schema/schema.ts'
import type { BodyOf, ResultOf } from '../../http/call.ts'
import type { Relay } from '../../mail/mailer.ts'
import type { SecretBox } from '../../mail/secretBox.ts'
import type { MailServerView } from '../../mail/setup.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { forgetUnreachedLetters } from '../../records/people/letters.ts'
import { type Caller, record } from './forms.ts'
import * as store from './store/relay.ts'
import { forgetUnreached } from './store/sending.ts'

type Input = Pick<
  BodyOf<'saveNotifyConfig'>['config'],
  'host' | 'port' | 'secure' | 'username' | 'password' | 'fromAddress' | 'fromName'
>
type NotifyConfig = ResultOf<'getNotifyConfig'>

function refuse(name: ErrorName, field: string): never {
  throw fieldError(name, `config.${field}`)
}

/** What an encrypted password belongs to: moved to another enterprise's row it opens nothing. */
const placeOf = (enterpriseId: number) => `mailRelay ${enterpriseId}`

function viewOf({ host, port, secure, username, secret, fromAddress, fromName }: MailRelayTable): MailServerView {
  return { host, port, secure: secure === 1, username, hasPassword: secret !== '', fromAddress, fromName }
}

/** Nothing of the password is in it: a save without one keeps what is stored, and nobody shall compare passwords by it. */
function versionOf(row: MailRelayTable | undefined): number {
  if (row === undefined) return contentVersion([])
  const { host, port, secure, username, hasPassword, fromAddress, fromName } = viewOf(row)
  return contentVersion([host, port, Number(secure), username, Number(hasPassword), fromAddress, fromName])
}

export interface RelayOptions {
  allowedHosts: readonly string[]
  secrets: SecretBox
}

/** Reading, setting and using relays. */
export function createRelays(context: ServiceContext, { allowedHosts, secrets }: RelayOptions) {
  const { database } = context
  const isAllowed = (host: string) => allowedHosts.includes(host)

  /** A password left out stays only with the server it was given for; without a user name there is nothing to keep. */
  function secretOf(known: MailRelayTable | undefined, enterpriseId: number, host: string, input: Input): string {
    const { password, port, username } = input
    // Left out silently, it would be missed only when the mail server refuses.
    if (username.trim() === '') return password ? refuse('RELAY_USER_NEEDED', 'username') : ''
    if (password !== undefined) return password === '' ? '' : secrets.lock(password, placeOf(enterpriseId))
    if (known === undefined || known.secret === '') return ''
    const isSame = known.host === host && known.port === port && known.username === username.trim()
    return isSame ? known.secret : refuse('RELAY_PASSWORD_NEEDED', 'password')
  }

  return {
    /** The usable relay of an enterprise, for sending. A password that another key locked cannot be used. */
    async find(enterpriseId: number): Promise<Relay | null> {
      const row = await database.read((db) => store.findRelay(db, enterpriseId))
      if (row === undefined || !isAllowed(row.host)) return null
      const { host, port, secure, username, secret, fromAddress, fromName } = row
      const password = secret === '' ? '' : (secrets.open(secret, placeOf(enterpriseId)) ?? '')
      return { host, port, secure: secure === 1, username, password, fromAddress, fromName }
    },

    async config(enterpriseId: number, own: MailServerView): Promise<NotifyConfig> {
      return database.read(async (db) => {
        const row = await store.findRelay(db, enterpriseId)
        const relay = row !== undefined && isAllowed(row.host) ? viewOf(row) : null
        const ownSource = own.host === '' ? 'none' : 'server'
        return {
          notifyType: 'EMAIL',
          source: relay === null ? ownSource : 'enterprise',
          config: relay ?? own,
          allowedHosts: [...allowedHosts],
          locked: await store.collectsAnonymously(db, enterpriseId, restorableSince(context.now())),
          version: versionOf(row),
        }
      })
    },

    /**
     * Sets the relay; an empty host takes it away. What waits for the former one goes by the new one at once. Throws
     * RELAY_LOCKED, RELAY_HOST_REFUSED, RELAY_PASSWORD_NEEDED, RELAY_USER_NEEDED, and STALE_VERSION when the version given is no longer the one stored.
     */
    async save(caller: Caller, input: Input, version?: number): Promise<void> {
      const { enterpriseId } = caller
      const host = input.host.trim().toLowerCase()
      if (host !== '' && !isAllowed(host)) refuse('RELAY_HOST_REFUSED', 'host')
      await database.write(async (db) => {
        // Publishing locks the enterprise, too: no round begins to collect in between.
        await lockEnterprise(db, enterpriseId)
        if (await store.collectsAnonymously(db, enterpriseId, restorableSince(context.now())))
          throw new BusinessError('RELAY_LOCKED')
        const known = await store.findRelay(db, enterpriseId)
        refuseStale(versionOf(known), version)
        await record(context, db, caller, 'mail.relay', enterpriseId, { host })
        if (host === '') return store.deleteRelay(db, enterpriseId)
        const { port, secure, fromAddress, fromName } = input
        const secret = secretOf(known, enterpriseId, host, input)
        const row = { enterpriseId, host, port, secret, fromAddress, fromName: fromName.trim() }
        await store.saveRelay(db, { ...row, secure: secure ? 1 : 0, username: input.username.trim() })
      })
      // In transactions of their own: whoever claims mails has their rows before those of people, whom others have locked.
      await database.write((db) => forgetUnreached(db, enterpriseId, context.now().toISOString()))
      await database.write((db) => forgetUnreachedLetters(db, enterpriseId, context.now().toISOString()))
    },
  }
}

export type Relays = ReturnType<typeof createRelays>
