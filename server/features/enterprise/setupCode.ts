import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret } from '../../database/secrets.ts'
import { anyEnterprise } from '../../records/people/enterprises.ts'
import { networkOf } from '../../records/people/places.ts'
import { createThrottle } from '../../records/people/throttle.ts'

/** As it is read out or typed: hyphens, spaces and case do not matter. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Makes the check of who sets an empty installation up: who knows `setupCode`, or anybody where there is none. */
export function createSetupCodeCheck({ database, now }: ServiceContext, setupCode: string | undefined) {
  const throttle = createThrottle({ database, now })

  return async (given: string, remoteAddress: string): Promise<void> => {
    if (setupCode === undefined) return
    // Told before the code is looked at, which means nothing from then on.
    if (await database.read((db) => anyEnterprise(db))) throw new BusinessError('ALREADY_SET_UP')
    // Counted by network: a stranger's guesses must not keep the owner out.
    const keys = [{ kind: 'setup' as const, key: `setup:${networkOf(remoteAddress)}` }]
    const counted = await throttle.begin(keys)
    // Hashes are compared, so that the time it takes tells nothing of the code.
    if (hashSecret(plain(given)) !== hashSecret(plain(setupCode))) throw fieldError('SETUP_CODE_WRONG', 'setupCode')
    await throttle.succeed(counted)
  }
}
