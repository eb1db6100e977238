/** What the operator does beside the server, on the same database: enterprises their licences and administrators. English alone. */

import { isName } from '../domain/directory/name.ts'
import { isTooLong } from '../domain/textLength.ts'
import { NAME_MAXIMUM } from '../domain/textMaxima.ts'
import { type Appointment, createAppointing, type MailSettings } from './appointing.ts'
import { createIds, OPERATOR_INSTANCE } from './database/ids.ts'
import type { DatabaseService } from './database/open.ts'
import type { EnterpriseTable } from './database/schema/schema.ts'
import type { SecretBoxOptions } from './mail/secretBox.ts'
import { OperatorError } from './operatorError.ts'
import { countActive } from './records/people/employees.ts'
import {
  findEnterpriseByUid,
  insertEnterprise,
  type Licence,
  listEnterprises,
  lockEnterprise,
  newEnterprise,
  setLicence,
} from './records/people/enterprises.ts'
import { countLicensedPeople } from './records/questionnaire/licence.ts'
import { createSignOnSetting, type ProviderWish } from './signOnSetting.ts'

const MOST_PEOPLE = 1_000_000_000
const MOST_CHARGING = 99
const VERSIONS = ['free', 'enterprise']

/** What is wanted of a licence; what is left out stays. */
export interface LicenceWish {
  version?: string | undefined
  people?: string | undefined
  charging?: string | undefined
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new OperatorError(`--${option} is a whole number from 0 to ${most}, not '${text}'.`)
}

function wishedLicence({ version, people, charging }: LicenceWish): Partial<Licence> {
  if (version !== undefined && !VERSIONS.includes(version)) {
    throw new OperatorError(`--version is ${VERSIONS.join(' or ')}, not '${version}'.`)
  }
  return {
    ...(version !== undefined && { pricingVersion: VERSIONS.indexOf(version) }),
    ...(people !== undefined && {
      permitUserCount: people === 'unlimited' ? null : wholeNumber('people', people, MOST_PEOPLE),
    }),
    ...(charging !== undefined && { chargingType: wholeNumber('charging', charging, MOST_CHARGING) }),
  }
}

/** Makes the operator's acts over the server's database. */
export function createOperator(database: DatabaseService, now: () => Date, settings: MailSettings & SecretBoxOptions) {
  const ids = createIds(() => now().getTime(), OPERATOR_INSTANCE)
  const appoint = createAppointing({ database, now, ids }, settings)
  const { publicUrl, secretKey, dataDirectory } = settings
  const signOn = createSignOnSetting({ database, now, ids }, { publicUrl, secretKey, dataDirectory })

  async function find(uid: string): Promise<EnterpriseTable> {
    const row = await database.read((db) => findEnterpriseByUid(db, uid))
    if (row !== undefined) return row
    throw new OperatorError(`There is no enterprise '${uid}'. 'enterprise list' shows the ids of all.`)
  }

  async function licenceOf(row: EnterpriseTable) {
    const used = await database.read((db) => countLicensedPeople(db, row.id))
    const { pricingVersion, permitUserCount, chargingType } = row
    return { version: VERSIONS[pricingVersion] ?? String(pricingVersion), permitUserCount, used, chargingType }
  }

  return {
    async addEnterprise(name: string): Promise<EnterpriseTable> {
      const trimmed = name.trim()
      if (trimmed === '' || isTooLong(trimmed, NAME_MAXIMUM) || !isName(trimmed)) {
        throw new OperatorError(
          `An enterprise's name is one line of 1 to ${NAME_MAXIMUM} characters without control characters.`,
        )
      }
      const row = newEnterprise({ id: ids.newId(), name: trimmed, createdAt: now().toISOString() })
      await database.write((db) => insertEnterprise(db, row))
      return row
    },

    /** Every enterprise with its people, its administrators who can sign in, and its licence. */
    async listEnterprises() {
      const rows = await database.read(listEnterprises)
      const views = []
      for (const row of rows) {
        const counts = await database.read((db) => countActive(db, row.id))
        views.push({ uid: row.uid, name: row.name, ...counts, ...(await licenceOf(row)) })
      }
      return views
    },

    /** Makes somebody an administrator and gives who has no sign-in the link to one; says how the person signs in. */
    async administrator(uid: string, appointment: Appointment): Promise<string> {
      return appoint(await find(uid), appointment)
    },

    /** By which provider the people sign in besides by password; answers what the operator does next. */
    async setSignOn(uid: string, wish: ProviderWish, secret: string): Promise<string> {
      return signOn.set(await find(uid), wish, secret)
    },

    async showSignOn(uid: string): Promise<string> {
      return signOn.show(await find(uid))
    },

    async removeSignOn(uid: string): Promise<string> {
      return signOn.remove(await find(uid))
    },

    /** The licence as it is after the wish; nobody is taken out of what runs when it covers fewer people now. */
    async licence(uid: string, wish: LicenceWish) {
      const change = wishedLicence(wish)
      const { id } = await find(uid)
      await database.write(async (db) => {
        await lockEnterprise(db, id)
        const row = await findEnterpriseByUid(db, uid)
        if (row === undefined) throw new OperatorError(`There is no enterprise '${uid}' any more.`)
        const { pricingVersion, permitUserCount, chargingType } = row
        await setLicence(db, id, { pricingVersion, permitUserCount, chargingType, ...change })
      })
      return licenceOf(await find(uid))
    },
  }
}

export type Operator = ReturnType<typeof createOperator>
