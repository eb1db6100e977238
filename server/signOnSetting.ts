/** How the operator sets by which provider an enterprise's people sign in (docs/decisions/0018). English alone. */
import { momentAfter } from '../domain/momentAfter.ts'
import type { ServiceContext } from './database/context.ts'
import type { Handle } from './database/open.ts'
import type { EnterpriseTable } from './database/schema/schema.ts'
import { isLoopback } from './http/host.ts'
import { createSecretBox, type SecretBoxOptions } from './mail/secretBox.ts'
import { OperatorError } from './operatorError.ts'
import { lockEnterprise } from './records/people/enterprises.ts'
import { deleteSessionsByProvider } from './records/people/sessions.ts'
import {
  clientSecretPlace,
  deleteProvider,
  findProvider,
  saveProvider,
  takeProvider,
} from './records/people/signOnProviders.ts'
import { insertEvent, OPERATOR } from './records/questionnaire/audit.ts'
import { lastPublished } from './records/questionnaire/store.ts'

const LONGEST = 1000

/** What is wanted of a provider; the secret comes from standard input or the environment. */
export interface ProviderWish {
  issuer?: string | undefined
  clientId?: string | undefined
}

/** The issuer as it was given: providers compare it letter by letter. */
function checkedIssuer(text = ''): string {
  const issuer = text.trim()
  const url = URL.parse(issuer)
  const isPlain =
    url !== null && url.search === '' && url.hash === '' && url.username === '' && issuer.length <= LONGEST
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (isPlain && isSafe) return issuer
  throw new OperatorError(
    `--issuer is the provider's address, https:// (http:// on this machine alone), without ? and #, not '${text}'.`,
  )
}

/** What OAuth lets them be (RFC 6749, VSCHAR); the line end of a file is none of it. */
function checkedLine(name: string, given = ''): string {
  const line = given.replace(/\r?\n$/, '')
  if (/^[ -~]+$/.test(line) && line.trim() !== '' && line.length <= LONGEST) return line
  throw new OperatorError(`${name} is one line of 1 to ${LONGEST} letters, digits and signs of ASCII.`)
}

/** Makes the acts; who was signed in by a provider that is changed or taken away is signed out. */
export function createSignOnSetting(
  { database, ids, now }: ServiceContext,
  { publicUrl, ...keyed }: SecretBoxOptions & { publicUrl: string },
) {
  const secrets = createSecretBox(keyed)

  async function note(db: Handle, enterpriseId: number, host: string): Promise<void> {
    const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), ...OPERATOR }
    const detailJson = JSON.stringify({ host })
    await insertEvent(db, { ...event, objectId: enterpriseId, action: 'signOn.provider', detailJson })
  }

  return {
    async set({ id: enterpriseId, uid, name }: EnterpriseTable, wish: ProviderWish, given: string): Promise<string> {
      const issuer = checkedIssuer(wish.issuer)
      const clientId = checkedLine('--client-id', wish.clientId)
      const secret = checkedLine('The client secret', given)
      const clientSecret = secrets.lock(secret, clientSecretPlace(enterpriseId))
      const isOther = await database.write(async (db) => {
        const before = await takeProvider(db, enterpriseId)
        const isSame = before?.issuer === issuer && before.clientId === clientId
        // A round that is being published has the lock until it is there to be seen.
        await lockEnterprise(db, enterpriseId)
        const moments = [before?.setAt ?? null, await lastPublished(db, enterpriseId)]
        // A new secret alone changes nobody who signs people in (R20).
        const setAt = isSame ? before.setAt : momentAfter(now(), moments)
        await saveProvider(db, { enterpriseId, issuer, clientId, clientSecret, setAt })
        if (!isSame) await deleteSessionsByProvider(db, enterpriseId)
        await note(db, enterpriseId, issuer)
        return !isSame
      })
      const lines = [
        `${name} signs in by ${issuer}.`,
        `Register this address at the provider, for coming back and for signing out: ${publicUrl}/signin/`,
        `People sign in at ${publicUrl}/signin/?eid=${uid}`,
      ]
      const shut =
        'Anonymous rounds published before this moment stay shut to it: they are answered by mailed links and own passwords.'
      return [...lines, ...(isOther ? [shut] : [])].join('\n')
    },

    async show({ id, name }: EnterpriseTable): Promise<string> {
      const row = await database.read((db) => findProvider(db, id))
      if (row === undefined) return `${name} has no single sign-on.`
      return `${name} signs in by ${row.issuer}, client ${row.clientId}, since ${row.setAt}.`
    },

    async remove({ id, name }: EnterpriseTable): Promise<string> {
      await database.write(async (db) => {
        if ((await findProvider(db, id)) === undefined) throw new OperatorError(`${name} has no single sign-on.`)
        await deleteProvider(db, id)
        await deleteSessionsByProvider(db, id)
        await note(db, id, '')
      })
      return `${name} has no single sign-on any more; who was signed in by it is signed out.`
    },
  }
}
