/** Where somebody is signed in: shown to the person alone, who may end each. */
import Bowser from 'bowser'
import { livingAfter, type SessionLimits } from '../../../domain/directory/sessionLimits.ts'
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret } from '../../database/secrets.ts'
import { deleteSession, deleteSessionsIn, deleteSessionsOfUser, listSessionsOf } from '../../records/people/sessions.ts'
import { isAdministratorAnywhere } from '../../records/people/users.ts'

/** Whose session asks; one that an enterprise's provider opened knows of that enterprise's alone. */
export interface Owner {
  userId: number
  enterpriseId: number
  sessionHash: string
  issuerSetAt: string | null
}

/** Browser and system by their names; what is not known is shown as the browser said it. */
function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  return browser.name && os.name ? `${browser.name} · ${os.name}` : userAgent
}

export function createDevices({ database, now }: Pick<ServiceContext, 'database' | 'now'>, limits: SessionLimits) {
  async function living({ userId, enterpriseId, sessionHash, issuerSetAt }: Owner) {
    const whose = { userId, onlyIn: issuerSetAt === null ? null : enterpriseId }
    const { isAdministrator, rows } = await database.read(async (db) => {
      const isAdministrator = await isAdministratorAnywhere(db, userId)
      return { isAdministrator, rows: await listSessionsOf(db, whose, livingAfter(isAdministrator, limits, now())) }
    })
    return rows.map(({ idHash, userAgent, ...times }) => ({
      idHash,
      view: {
        // The hash once more: what names a session in a call is not even what the database knows it by.
        key: hashSecret(idHash),
        isCurrent: idHash === sessionHash,
        device: deviceOf(userAgent),
        ...times,
        isByDay: !isAdministrator,
      },
    }))
  }

  return {
    async list(owner: Owner) {
      const views = (await living(owner)).map(({ view }) => view)
      return [...views.filter(({ isCurrent }) => isCurrent), ...views.filter(({ isCurrent }) => !isCurrent)]
    },

    /** Ends one of the person's own; somebody else's is as good as missing. */
    async end(owner: Owner, key: string): Promise<void> {
      const found = (await living(owner)).find(({ view }) => view.key === key)
      if (found === undefined) throw new BusinessError('NOT_FOUND')
      await database.write((db) => deleteSession(db, found.idHash))
    },

    async endOthers({ userId, enterpriseId, sessionHash, issuerSetAt }: Owner): Promise<void> {
      await database.write((db) =>
        issuerSetAt === null
          ? deleteSessionsOfUser(db, userId, sessionHash)
          : deleteSessionsIn(db, [userId], enterpriseId, sessionHash),
      )
    },
  }
}
