/**
 * Letters to people about their own sign-in: that somebody else changed their password or address (anonymity.md R20), and
 * invitations. Written with the act, sent after it.
 */
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { LetterTable } from '../../database/linkSchema.ts'
import type { Handle } from '../../database/open.ts'
import { LEASE_MILLISECONDS, retryAfter } from '../../mail/retry.ts'
import type { ClaimedMail, Outbox } from '../../mail/worker.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import * as store from '../../records/people/letters.ts'
import { findUser } from '../../records/people/users.ts'
import { invitationWords, placeInvitation } from './invitationLink.ts'

/** So long a letter that cannot be sent waits before it is looked at again. */
const UNSENDABLE_MILLISECONDS = 60_000

/** In the language of the person, or of whoever acted. The link of an invitation is made anew for each try. */
async function written(db: Handle, row: LetterTable, now: Date, publicUrl: string): Promise<ClaimedMail | null> {
  const { enterpriseId, id, employeeId, userId, name, address, kind, attempts } = row
  const user = userId === null ? undefined : await findUser(db, userId)
  const enterprise = await findEnterprise(db, enterpriseId)
  const reader = user?.language === 'zh' || user?.language === 'en' ? user.language : row.language
  const enterpriseName = enterprise?.name ?? ''
  const mail = { enterpriseId, id, name, address, attempts, claimedUntil: row.claimedUntil ?? '' }
  if (kind !== 'invitation') {
    const say = (part: string) => translateServer(reader, `mail.door.${kind}.${part}`, { name, enterpriseName })
    return { ...mail, subject: say('subject'), text: say('text'), link: null }
  }
  const invited = { enterpriseId, employeeId, email: address, isMailed: 1 } as const
  const placed = await placeInvitation(db, invited, { now, notAfter: now.toISOString(), publicUrl })
  if (placed === null) return null
  const { link } = placed
  return { ...mail, ...invitationWords(reader, { name, enterpriseName, link, isAskedFor: false }), link }
}

/** The letters as the mail worker sees them. One that is given up is told to `tellFault`; the act stands in the audit log all the same. */
export function createLetters(
  { database, now }: ServiceContext,
  publicUrl: string,
  tellFault: (error: unknown) => void,
): Outbox {
  const at = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()
  return {
    async claim(count) {
      const moment = at(0)
      if (!(await database.read((db) => store.hasDueLetter(db, moment)))) return []
      return database.write(async (db) => {
        const mails = []
        for (const row of await store.claimLetters(db, moment, at(LEASE_MILLISECONDS), count)) {
          const mail = await written(db, row, now(), publicUrl)
          if (mail !== null) mails.push(mail)
        }
        return mails
      })
    },
    isHeld: (mail) => database.read((db) => store.holdsLetter(db, mail)),
    sent: (mail) => database.write((db) => store.deleteLetter(db, mail)),
    async failed(mail) {
      const attempts = mail.attempts + 1
      const wait = retryAfter(attempts)
      if (wait === null) tellFault(new Error('a letter was given up'))
      await database.write((db) =>
        wait === null
          ? store.deleteLetter(db, mail)
          : store.postponeLetter(db, mail, { attempts, nextAttemptAt: at(wait) }),
      )
    },
    async release(mail) {
      const change = { attempts: mail.attempts, nextAttemptAt: at(UNSENDABLE_MILLISECONDS) }
      await database.write((db) => store.postponeLetter(db, mail, change))
    },
  }
}
