/** Mails that were ordered go out, each once but for those that were under way on a connection. */
import { CONNECTIONS } from '../../../../server/mail/mailer.ts'
import { type Collecting, createCollecting } from '../../../server/collectingQuestionnaire.ts'
import { at, type Kind, type Life, when } from '../kind.ts'

const RATERS = 200

async function mailsThat({ administrator }: Life, { questionnaireId }: Collecting, status: 'waiting' | 'failed') {
  return (await administrator.ok('listMails', { path: { id: questionnaireId }, query: { status } })).total
}

export const mails: Kind = {
  name: 'mail sending',
  async prepare(ground) {
    const { database, enterpriseId } = ground
    const ratersPerLevel = { superior: 0, sameLevel: RATERS, subordinate: 0, self: 0 }
    const rounds: Collecting[] = []
    while (rounds.length < ground.times) {
      rounds.push(await createCollecting({ database }, { enterpriseId, type: 1, evaluatees: 1, ratersPerLevel }))
    }
    const ordered = new Set<number>()
    return {
      /** In mails. */
      acknowledged: () => ordered.size * RATERS,
      async act({ administrator }, time) {
        const path = { id: at(rounds, time).questionnaireId }
        const body = { businessType: 'invite', confirm: false, notifyType: 1 } as const
        await administrator.ok('sendNotifications', { path, body })
        ordered.add(time)
      },
      async isOver(life, time) {
        return (await mailsThat(life, at(rounds, time), 'waiting')) === 0
      },
      async check(life, time) {
        const round = at(rounds, time)
        const addresses = new Set(round.raters.map(({ email }) => email))
        const own = ground.mailed.filter(({ to }) => addresses.has(to))
        const arrived = new Set(own.map(({ to }) => to)).size
        const failed = await mailsThat(life, round, 'failed')
        const said = `round ${time}: ${own.length} mails came to ${arrived} of ${RATERS} people, ${failed} failed`
        const isBroken = failed > 0 || own.some(({ link }) => link === null) || own.length - arrived > CONNECTIONS
        return {
          lost: when(ordered.has(time) && arrived < RATERS, said),
          torn: when(isBroken || (arrived !== 0 && arrived !== RATERS), said),
        }
      },
    }
  },
}
