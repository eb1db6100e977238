/** Tells people that somebody else changed their password or address (anonymity.md R20). */
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { findEnterprise } from '../../records/people/enterprises.ts'
import { findUser } from '../../records/people/users.ts'
import type { DoorNotice } from '../../records/turns/doors.ts'

/** On whose behalf: the language is for people who never chose one. */
interface Wish {
  enterpriseId: number
  language: Language
}

/**
 * Sends after the change is written and without keeping anybody waiting: what cannot be sent is logged, and the act
 * stands in the audit log all the same. By the server's own mail server where there is one, since an administrator can
 * turn the enterprise's to another. `settle` waits for what is under way.
 */
export function createDoorMail(
  { database, ids }: ServiceContext,
  mail: MailSetup,
  tellFault: (error: unknown) => void,
) {
  let sending: Promise<void> = Promise.resolve()

  async function send({ userId, name, addresses, door }: DoorNotice, { enterpriseId, language }: Wish): Promise<void> {
    const mailer = mail.serverMailer ?? (await mail.mailerFor(enterpriseId))
    if (mailer === null) return
    const { user, enterprise } = await database.read(async (db) => ({
      user: userId === null ? undefined : await findUser(db, userId),
      enterprise: await findEnterprise(db, enterpriseId),
    }))
    const reader = user?.language === 'zh' || user?.language === 'en' ? user.language : language
    const subject = translateServer(reader, `mail.door.${door}.subject`)
    const text = translateServer(reader, `mail.door.${door}.text`, { name, enterpriseName: enterprise?.name ?? '' })
    for (const address of addresses) {
      const messageId = mail.messageId(ids.newId())
      await mailer.send({ messageId, name, address, subject, text, html: htmlOf(text, null) }).catch(tellFault)
    }
  }

  return {
    tell(notices: readonly DoorNotice[], wish: Wish): void {
      for (const notice of notices) sending = sending.then(() => send(notice, wish)).catch(tellFault)
    },
    settle: () => sending,
  }
}

export type DoorMail = ReturnType<typeof createDoorMail>['tell']
