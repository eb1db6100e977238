/** What raters are promised comes from the rule that was fixed at the start, and no call hands a report to anybody else (R16). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnonymityRule } from '../../domain/scoring/report.ts'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { addSignIn, administrator, endDoors, OWN, signIn, startDoors, testApp } from './doorRound.ts'
import { PERSONAL, pathOf, TEAM } from './results.ts'

beforeAll(startDoors)
afterAll(endDoors)

const collecting = () => createCollecting(testApp, { type: 2, evaluatees: 1 })

async function ruleOf({ questionnaireId }: Collecting): Promise<AnonymityRule> {
  const row = await testApp.database.read((db) =>
    db.selectFrom('questionnaire').select('ruleJson').where('id', '=', questionnaireId).executeTakeFirstOrThrow(),
  )
  return JSON.parse(row.ruleJson ?? '') as AnonymityRule
}

async function storeRule({ questionnaireId }: Collecting, rule: AnonymityRule): Promise<void> {
  await testApp.database.write((db) =>
    db
      .updateTable('questionnaire')
      .set({ ruleJson: JSON.stringify(rule) })
      .where('id', '=', questionnaireId)
      .execute(),
  )
}

/** The promise as a rater of the level reads it, by an answering link. */
async function promised(round: Collecting, levelType: string) {
  const level = round.levels.find(({ type }) => type === levelType)
  const relation = round.relations.find(({ levelId }) => levelId === level?.id)
  if (relation === undefined) throw new Error('the round has no such rater')
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(relation.raterId)}` })
  const { promise } = await visitor.ok('getFeedbackTask', { path: { relationId: relation.id } })
  const keysOf = (part: typeof promise.more) => part.map(({ key }) => key.replace('feedback.privacy.', ''))
  return { ...promise, told: keysOf(promise.sentences), further: keysOf(promise.more) }
}

describe('the promise is made from the stored rule', () => {
  test('as a round is started', async () => {
    const round = await collecting()
    expect(await promised(round, 'sameLevel')).toMatchObject({
      anonymous: true,
      told: ['anonymous', 'floor', 'receivers', 'verbatim', 'unanimous', 'final'],
      further: ['progress', 'drafts', 'mailbox', 'doors', 'newcomers'],
    })
    expect(await promised(round, 'superior')).toMatchObject({
      told: ['exempt', 'receivers', 'verbatim', 'final'],
      further: ['progress', 'drafts', 'mailbox', 'doors'],
    })
  })

  test('floors, exemptions and receivers of the rule hold against the settings', async () => {
    const round = await collecting()
    const other = { scoreFloor: 4, commentFloor: 7, exemptLevelTypes: [], pooling: false }
    await storeRule(round, { ...(await ruleOf(round)), ...other, reportReceivers: ['evaluatee', 'superior'] })
    const { told, sentences } = await promised(round, 'superior')
    expect(told).toEqual(['anonymous', 'floorHidden', 'receiversSuperior', 'verbatim', 'unanimous', 'final'])
    expect(sentences[1]?.params).toEqual({ scores: 4, comments: 7 })
    expect((await promised(round, 'self')).told).toEqual(['selfHidden', 'receiversSuperior', 'final'])
  })

  test('a round whose rule names no receivers keeps those of then, also when it becomes stricter', async () => {
    const round = await collecting()
    const { reportReceivers: _unknown, ...older } = await ruleOf(round)
    await storeRule(round, older)
    expect((await promised(round, 'sameLevel')).told).toContain('receivers')
    const stricter = { path: { id: round.questionnaireId }, body: { key: 'scoreFloor' as const, value: 4 } }
    await administrator.ok('saveQuestionnaireSettingUnit', stricter)
    expect(await ruleOf(round)).toEqual({ ...older, scoreFloor: 4, reportReceivers: ['evaluatee'] })
  })

  test('who may receive the report stays as it was promised when the settings change', async () => {
    const round = await collecting()
    await storeRule(round, { ...(await ruleOf(round)), reportReceivers: ['evaluatee', 'superior'] })
    const stricter = { path: { id: round.questionnaireId }, body: { key: 'scoreFloor' as const, value: 4 } }
    await administrator.ok('saveQuestionnaireSettingUnit', stricter)
    expect(await ruleOf(round)).toMatchObject({ scoreFloor: 4, reportReceivers: ['evaluatee', 'superior'] })
  })

  test('no setting widens it, whatever key is sent', async () => {
    const round = await collecting()
    const path = { id: round.questionnaireId }
    const settingConfig = JSON.stringify({ reportReceivers: ['evaluatee', 'superior'] })
    const answer = await administrator.call('updateQuestionnaireConfig', { path, body: { settingConfig } })
    expect(answer.returnCode).not.toBe(0)
    expect((await ruleOf(round)).reportReceivers).toEqual(['evaluatee'])
  })
})

describe('only administrators open a report that is not released', () => {
  test('every operation of reports asks for one', () => {
    const others = Object.entries(operationsTable).filter(
      ([, { feature, permission }]) => feature === 'reports' && permission !== 'admin',
    )
    expect(others).toEqual([])
    for (const operation of [...PERSONAL, ...TEAM]) expect(operationsTable[operation].feature).toBe('reports')
  })

  test.each(['evaluatee', 'superior'])('the %s, signed in and by a link, gets none of them', async (who) => {
    const round = await createCollecting(testApp, { type: 2, evaluatees: 1, processStatus: 40 })
    const superior = round.raters.find(({ levelType }) => levelType === 'superior')
    const person = who === 'superior' ? superior : round.evaluatees[0]
    if (person === undefined) throw new Error('the round has no such person')
    const byLink = testApp.visitor({ authorization: `Bearer ${await round.link(person.employeeId)}` })
    await addSignIn(person.email, person.employeeId)
    const signedIn = await signIn(person.email, OWN)
    for (const operation of [...PERSONAL, ...TEAM]) {
      expect((await signedIn.call(operation, { path: pathOf(round) })).status, operation).toBe(403)
      expect([401, 403], operation).toContain((await byLink.call(operation, { path: pathOf(round) })).status)
    }
  })
})
