/** How the operator appoints an enterprise's administrator, the first one above all. English alone. */

import { isEmail } from '../domain/directory/email.ts'
import { isName } from '../domain/directory/name.ts'
import { BusinessError } from '../domain/errors.ts'
import { isTooLong } from '../domain/textLength.ts'
import { NAME_MAXIMUM } from '../domain/textMaxima.ts'
import { translateServer } from '../messages/server.ts'
import type { ServiceContext } from './database/context.ts'
import type { Handle } from './database/open.ts'
import type { EmployeeTable, EnterpriseTable } from './database/schema/schema.ts'
import { createInvitationMail, type InvitationMail } from './features/directory/letters/invitationMail.ts'
import { findByEmailOrNumber } from './features/directory/store.ts'
import { createMailer } from './mail/mailer.ts'
import { OperatorError } from './operatorError.ts'
import { insertEmployees, updateEmployee } from './records/people/employees.ts'
import { lockEnterprise } from './records/people/enterprises.ts'
import { newEmployee } from './records/people/newEmployee.ts'
import { beginAsAdministrator } from './records/people/sessions.ts'
import { isPersonal } from './records/people/users.ts'
import { ENABLED, insertEvent, noteEach, OPERATOR } from './records/questionnaire/audit.ts'

export interface MailSettings {
  publicUrl: string
  smtpUrl: string | undefined
  mailFrom: string
}

/** Whom to make an administrator; the name of somebody who is not there yet. */
export interface Appointment {
  email: string
  name?: string | undefined
  printLink?: boolean | undefined
  language?: string | undefined
}

function checked({ email, name, language = 'zh' }: Appointment) {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new OperatorError(`'${email}' is no e-mail address.`)
  const called = name?.trim()
  if (called !== undefined && (called === '' || isTooLong(called, NAME_MAXIMUM) || !isName(called))) {
    throw new OperatorError(`--name is one line of 1 to ${NAME_MAXIMUM} characters without control characters.`)
  }
  if (language !== 'zh' && language !== 'en') throw new OperatorError(`--language is zh or en, not '${language}'.`)
  return { address, called, language } as const
}

/** Makes the appointment over the server's database, with mails sent as the server sends them. */
export function createAppointing(context: ServiceContext, { publicUrl, smtpUrl, mailFrom }: MailSettings) {
  const { database, ids, now } = context

  /** The person as an administrator who is not disabled, added where nobody has the address. */
  async function appoint(db: Handle, enterpriseId: number, address: string, name: string | undefined) {
    await lockEnterprise(db, enterpriseId)
    const createdAt = now().toISOString()
    const [found] = await findByEmailOrNumber(db, enterpriseId, [address], [])
    if (found === undefined && name === undefined) {
      throw new OperatorError(`Nobody of the enterprise has the address ${address}: add --name "…" to add the person.`)
    }
    const row: EmployeeTable =
      found ?? newEmployee({ enterpriseId, id: ids.newId(), displayName: name ?? '', email: address, createdAt })
    if (row.userId !== null) await beginAsAdministrator(db, row.userId, now())
    if (found === undefined) await insertEmployees(db, [{ ...row, role: 'admin' }])
    else await updateEmployee(db, enterpriseId, row.id, { role: 'admin', disabled: 0 })
    if (found?.disabled === 1) await noteEach(db, context, { enterpriseId, ...OPERATOR }, ENABLED, [row.id])
    const detailJson = JSON.stringify({ from: found?.role ?? null, to: 'admin' })
    const event = { enterpriseId, id: ids.newId(), at: createdAt, objectId: row.id, ...OPERATOR }
    await insertEvent(db, { ...event, action: 'person.role', detailJson })
    return row
  }

  /** What `work` does with the server's mail server, which is let go afterwards. */
  async function withMail<T>(work: (mail: InvitationMail) => Promise<T>): Promise<T> {
    const serverMailer = smtpUrl === undefined ? null : createMailer({ server: smtpUrl, from: mailFrom })
    const messageId = (id: number) => `<invitation-${id}@${new URL(publicUrl).hostname}>`
    try {
      return await work(createInvitationMail(context, { serverMailer, messageId }, publicUrl))
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error
      throw new OperatorError(translateServer('en', `error.${error.errorName}`, error.params))
    } finally {
      serverMailer?.close()
    }
  }

  return async ({ id: enterpriseId, name: enterpriseName }: EnterpriseTable, appointment: Appointment) => {
    const { address, called, language } = checked(appointment)
    const wantsLink = appointment.printLink === true
    if (!wantsLink && smtpUrl === undefined) {
      throw new OperatorError(
        'There is no mail server (SMTP_URL) to send a link by: add --print-link to hand it over yourself.',
      )
    }
    const { person, isOwn } = await database.write(async (db) => {
      const row = await appoint(db, enterpriseId, address, called)
      return { person: row, isOwn: row.userId !== null && (await isPersonal(db, row.userId)) }
    })
    const done = `${address} is an administrator of ${enterpriseName}`
    if (isOwn || (person.userId !== null && !wantsLink)) return `${done} and signs in as before.`
    return withMail(async (mail) => {
      if (wantsLink) {
        const link = await mail.print(enterpriseId, person)
        return `${done} and signs in first by this link, once, within 72 hours:\n${link}`
      }
      await mail.mail(enterpriseId, person.id, 'en', { language })
      return `${done} and signs in first by the link that was mailed, once, within 72 hours.`
    })
  }
}
