import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language, ResultOf } from '../../http/call.ts'
import { htmlOf } from '../../mail/html.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { reasonOf } from '../../mail/told.ts'
import type { Caller } from './forms.ts'
import { findPerson } from './store/recipients.ts'

/** Connects, signs in and sends the caller a mail; when it fails, in the mail server's own words. */
export async function tryMail(
  { database, ids }: ServiceContext,
  mail: MailSetup,
  { enterpriseId, userId }: Caller,
  language: Language,
): Promise<ResultOf<'verifyNotifyConfig'>> {
  const say = (key: string) => translateServer(language, key)
  const mailer = await mail.mailerFor(enterpriseId)
  if (mailer === null) return { verified: false, reason: say('notice.noServer') }
  const reason = await mailer.verify()
  if (reason !== null) return { verified: false, reason }
  const person = await database.read((db) => findPerson(db, enterpriseId, userId))
  if (person === undefined || person.email === '') return { verified: false, reason: say('notice.noOwnAddress') }
  const { displayName: name, email: address } = person
  const text = say('mail.test.text')
  const messageId = mail.messageId(ids.newId())
  try {
    await mailer.send({ messageId, name, address, subject: say('mail.test.subject'), text, html: htmlOf(text, null) })
    return { verified: true, reason: null }
  } catch (error) {
    return { verified: false, reason: reasonOf(error) }
  }
}
