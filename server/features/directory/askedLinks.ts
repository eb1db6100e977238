/** Links for who forgot the password or has none yet: whoever asks learns nothing, what is sent goes to the address alone. */
import { BusinessError } from '../../../domain/errors.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language } from '../../http/call.ts'
import type { MailSetup } from '../../mail/setup.ts'
import { listEmployeesAt } from '../../records/people/employees.ts'
import { networkOf } from '../../records/people/places.ts'
import { createThrottle } from '../../records/people/throttle.ts'
import { findConfirmedUser, listPeopleOf } from '../../records/people/users.ts'
import type { InvitationMail } from './invitationMail.ts'
import type { PasswordMail } from './passwordMail.ts'

/** So many enterprises of one address at most are asked of. */
const MOST_MAILS = 5

interface Parts {
  mail: Pick<MailSetup, 'serverMailer'>
  mailPassword: PasswordMail
  invitation: InvitationMail
  /** Of what could not be sent. */
  tellFault: (error: unknown) => void
}

/**
 * Answers before anything is looked up, so that neither words nor time tell whether the address is known. `settle` waits
 * for what is under way.
 */
export function createAskedLinks(context: ServiceContext, { mail, mailPassword, invitation, tellFault }: Parts) {
  const { database } = context
  const throttle = createThrottle(context)
  let sending: Promise<void> = Promise.resolve()

  /** Each mail that the address is to get, not sent yet. */
  async function mailsFor(email: string, language: Language): Promise<(() => Promise<void>)[]> {
    const { confirmed, own, people } = await database.read(async (db) => {
      const user = await findConfirmedUser(db, email)
      return {
        confirmed: user,
        own: user === undefined ? [] : await listPeopleOf(db, user.id),
        people: await listEmployeesAt(db, email, { notOf: user?.id, limit: MOST_MAILS }),
      }
    })
    const active = own.find(({ disabled }) => disabled === 0)
    return [
      ...(confirmed !== undefined && active !== undefined
        ? [() => mailPassword({ userId: confirmed.id, ...active, language, isAskedFor: true })]
        : []),
      ...people.map(
        ({ enterpriseId, id }) =>
          () =>
            invitation.mail(enterpriseId, id, language, { isAskedFor: true }),
      ),
    ]
  }

  async function send(email: string, language: Language): Promise<void> {
    await throttle.begin([{ kind: 'mailed', key: `mailed:${email}` }])
    const mails = await mailsFor(email, language)
    for (const each of mails.slice(0, MOST_MAILS)) await each().catch(tellFault)
  }

  return {
    /** Throws LINK_NOT_SENT where the server has no mail server, LINKS_THROTTLED for who asks too often. */
    async ask(email: string, remoteAddress: string, language: Language): Promise<void> {
      await throttle.begin([{ kind: 'asked', key: `asked:${networkOf(remoteAddress)}` }])
      if (mail.serverMailer === null) {
        throw new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, 'passwordLink.cannotMail') })
      }
      sending = sending.then(() => send(email.trim().toLowerCase(), language)).catch(tellFault)
    },
    settle: () => sending,
  }
}

export type AskedLinks = ReturnType<typeof createAskedLinks>
