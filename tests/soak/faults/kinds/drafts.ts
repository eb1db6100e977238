/** A draft that was acknowledged is there, whole: it, or the one that was on its way when the server was killed. */
import { createFetchCaller } from '../../../contract/fetchCaller.ts'
import { createCollecting } from '../../../server/collectingQuestionnaire.ts'
import { at, type Kind, type Life } from '../kind.ts'

const RATERS = 8
const SAVES = 20

const textOf = (version: number) => `version-${version}-end`

export const drafts: Kind = {
  name: 'draft save',
  async prepare({ database, enterpriseId, times }) {
    const ratersPerLevel = { superior: 0, sameLevel: RATERS, subordinate: 0, self: 0 }
    const make = { enterpriseId, type: 1, evaluatees: times, ratersPerLevel } as const
    const round = await createCollecting({ database }, make)
    const secrets = new Map<number, string>()
    for (const { employeeId } of round.raters) secrets.set(employeeId, await round.link(employeeId))
    /** The last version of each turn that was acknowledged. */
    const saved = new Map<number, number>()
    let acknowledged = 0
    const raterOf = ({ url }: Life, raterId: number) =>
      createFetchCaller(url, new Set(), { authorization: `Bearer ${secrets.get(raterId) ?? ''}` })
    const turnsOf = (time: number) => {
      const { id } = at(round.evaluatees, time)
      return round.relations.filter(({ evaluateeId }) => evaluateeId === id)
    }
    const formOf = (version: number) => round.answers(1 + (version % 5), textOf(version))

    async function saveAll(life: Life, turn: { id: number; raterId: number }) {
      const rater = raterOf(life, turn.raterId)
      for (let version = 1; version <= SAVES; version += 1) {
        await rater.ok('saveFeedbackDraft', { path: { relationId: turn.id }, body: { answers: formOf(version) } })
        saved.set(turn.id, version)
        acknowledged += 1
      }
    }

    /** The version a turn is stored in as a whole; undefined where it is made of several. */
    async function storedVersion(life: Life, turn: { id: number; raterId: number }) {
      const { answers } = await raterOf(life, turn.raterId).ok('getFeedbackTask', { path: { relationId: turn.id } })
      if (answers.length === 0) return 0
      const version = Number(/version-(\d+)-end/.exec(JSON.stringify(answers))?.[1] ?? 0)
      const told = (form: typeof answers) =>
        JSON.stringify(
          form
            .toSorted((a, b) => a.questionId - b.questionId)
            .map(({ questionId, optionIds, text }) => [questionId, optionIds, text]),
        )
      return told(answers) === told(formOf(version)) ? version : undefined
    }

    return {
      acknowledged: () => acknowledged,
      async act(life, time) {
        await Promise.all(turnsOf(time).map((turn) => saveAll(life, turn)))
      },
      async isOver() {
        return true
      },
      async check(life, time) {
        const lost: string[] = []
        const torn: string[] = []
        for (const turn of turnsOf(time)) {
          const known = saved.get(turn.id) ?? 0
          const version = await storedVersion(life, turn)
          if (version === undefined) torn.push(`turn ${turn.id} is made of several drafts`)
          else if (version < known) lost.push(`turn ${turn.id} is version ${version}, ${known} was acknowledged`)
          else if (version > known + 1) torn.push(`turn ${turn.id} is version ${version} after ${known}`)
        }
        return { lost, torn }
      },
    }
  },
}
