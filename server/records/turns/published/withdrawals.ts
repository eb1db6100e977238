/** From when to when released reports were withdrawn that can be opened again. */
import type { Handle } from '../../../database/open.ts'
import { listLater, RESTORED, WITHDRAWN } from '../../questionnaire/audit.ts'
import type { RoundKey } from '../answers.ts'

/** Whether somebody's report was withdrawn at a moment, and brought back after it. */
export type WasWithdrawn = (employeeId: number, moment: string) => boolean

export async function readWithdrawals(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<WasWithdrawn> {
  const since = new Map<number, string>()
  const spells = new Map<number, { from: string; to: string }[]>()
  for (const { action, at, detailJson } of await listLater(
    db,
    enterpriseId,
    questionnaireId,
    [WITHDRAWN, RESTORED],
    '',
  )) {
    // The JSON edge: the acts upon releases wrote it, the first of them only how many there were.
    const { employeeIds = [] } = JSON.parse(detailJson) as { employeeIds?: number[] }
    for (const id of employeeIds) {
      if (action === WITHDRAWN) since.set(id, at)
      else spells.set(id, [...(spells.get(id) ?? []), { from: since.get(id) ?? at, to: at }])
    }
  }
  return (employeeId, moment) => (spells.get(employeeId) ?? []).some(({ from, to }) => from <= moment && moment < to)
}
