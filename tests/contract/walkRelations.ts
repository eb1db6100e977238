/** The walk through relation levels, evaluatees and raters; people come from the imported table (numbers E…). */
import type { Caller } from '../../server/demo/caller.ts'
import { at } from './stage.ts'

export async function walkLevels(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  const { levelId } = await administrator.ok('createRelationLevel', { path, body: { levelName: '客户', open: true } })
  await administrator.ok('updateRelationLevel', { path, body: { levelId, levelName: '内部客户' } })
  await administrator.ok('updateRelationLevel', { path, body: { levelId, open: false } })
  await administrator.ok('deleteRelationLevel', { path: { id, levelId } })
  const levels = await administrator.ok('listRelationLevels', { path })
  const first = at(levels).levelId
  await administrator.ok('setLevelWeight', { path, body: { levelId: first, weight: 40 } })
  await administrator.ok('getLevelWeight', { path, query: { levelId: first } })
  const weights = levels.map((level, index) => ({ levelId: level.levelId, weight: [40, 30, 30, 0][index] ?? 0 }))
  await administrator.ok('setLevelWeights', { path, body: { weights } })
  await administrator.ok('saveRelationLevels', { path, body: { levels: [{ levelId: first, levelName: '' }] } })
}

export async function walkRaters(administrator: Caller, id: number): Promise<void> {
  const path = { id }
  const { items } = await administrator.ok('listEmployees', { query: { pageSize: 100 } })
  const people = items.filter(({ employeeNo }) => employeeNo.startsWith('E')).map((person) => person.id)
  const evaluateeIds = [at(people, 1), at(people, 2), at(people, 3)]
  await administrator.ok('addEvaluatees', { path, body: { employeeIds: [...new Set(evaluateeIds)] } })
  const participantLevelCodes = ['superior', 'sameLevel', 'subordinate', 'self'] as const
  await administrator.ok('autobindParticipants', {
    path,
    body: { participantLevelCodes: [...participantLevelCodes] },
  })
  const rows = await administrator.ok('listEvaluatees', { path, query: { containValuer: true, pageSize: 100 } })
  const row = at(rows.items)
  const valuers = (row.valuers ?? []).map(({ valuerId, levelId }) => ({ valuerId, levelId }))
  await administrator.ok('saveEvaluateeRaters', { path, body: { evaluateeId: row.id, valuers } })
  const relationId = at(row.valuers ?? []).participantRelationId
  await administrator.ok('deleteParticipants', { path, body: { participantRelationIds: [relationId] } })
  const { valuerId, levelId } = at(valuers)
  await administrator.ok('updateParticipants', {
    path,
    body: { levelId, valuerIds: [valuerId], evaluateeIds: [row.id], addType: 1, isSyncAll: false },
  })
  await administrator.ok('removeEvaluatee', { path: { id, evaluateeId: at(rows.items, 2).id } })
  const ids = [at(rows.items, 1).id]
  const { previous } = await administrator.ok('bulkRemoveEvaluatees', { path, body: { ids } })
  await administrator.ok('bulkRestoreEvaluatees', { path, body: { previous } })
  await administrator.ok('getEvaluateeTotals', { path })
  await administrator.ok('listRaterChanges', { path })
  await administrator.ok('listEvaluateeEmployees', { path })
}
