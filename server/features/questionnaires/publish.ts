/** Starting a questionnaire: all that must hold, and what becomes fixed (spec §4, design §5.1, §5.2, anonymity.md R3). */
import { BusinessError } from '../../../domain/errors.ts'
import { readinessKey } from '../../../domain/evaluation/readiness.ts'
import { anonymityRule } from '../../../domain/evaluation/settings.ts'
import { ANONYMOUS, isDisabled } from '../../../domain/evaluation/status.ts'
import { checkPaper } from '../../../domain/paper/check.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { deleteBindingsOfRemoved } from '../../records/paper/dimensions.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { takeEditable } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { listPeopleJobs } from '../../records/questionnaire/peopleComing.ts'
import { readReadiness } from '../../records/questionnaire/readiness.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, setStatus } from '../../records/questionnaire/store.ts'
import { keepCounts } from '../../records/questionnaire/turnCounts.ts'
import { deleteRelationsOnLevels, deleteWithdrawn } from '../../records/turns/relations.ts'
import { emptyLevels, hasManyTurns } from '../../records/turns/sealing/emptying.ts'
import { refusePastDeadline } from './setting.ts'

/** Most faults listed in a refusal. */
const MOST_FIELDS = 1000

async function refuseUnready(db: Handle, row: QuestionnaireRow, language: Language): Promise<void> {
  const { invalidDatas, ready } = await readReadiness(db, row.enterpriseId, row.id)
  const jobs = await listPeopleJobs(db, row.enterpriseId, [row])
  if (ready && !isDisabled(row.disableStatus) && jobs.size === 0) return
  const keys: string[] = invalidDatas.filter(({ valid }) => !valid).map(({ dataType }) => readinessKey(dataType))
  if (isDisabled(row.disableStatus)) keys.push('questionnaires.isDisabled')
  if (jobs.size > 0) keys.push('questionnaires.peopleCome')
  const separator = language === 'zh' ? '；' : '; '
  const detail = keys.map((key) => translateServer(language, key)).join(separator)
  throw new BusinessError('NOT_READY', { detail }, { invalidDatas })
}

async function refuseFaultyPaper(db: Handle, row: QuestionnaireRow, language: Language): Promise<void> {
  const issues = checkPaper(await loadPaper(db, row.enterpriseId, row.id, row))
  const fields = issues.slice(0, MOST_FIELDS).map(({ key, field, params }) => ({
    field,
    message: translateServer(language, key, params),
  }))
  const [first] = fields
  if (first !== undefined) throw new BusinessError('PAPER_INVALID', { field: '', detail: first.message }, { fields })
}

interface Given {
  enterpriseId: number
  id: number
  now: Date
  language: Language
}

/** Thrown to take back a start that was only to show what stands against it. */
class Rehearsed extends Error {}

async function closedLevels(db: Handle, { enterpriseId, id }: Given): Promise<number[]> {
  return (await listLevels(db, enterpriseId, id)).flatMap((level) => (level.open === 0 ? [level.id] : []))
}

/**
 * What is on closed levels goes before the start of a large questionnaire, slice by slice, once it is known that nothing stands
 * against the start. Throws what `publishQuestionnaire` does.
 */
export async function emptyClosedLevels(database: DatabaseService, given: Given): Promise<void> {
  const key = { enterpriseId: given.enterpriseId, questionnaireId: given.id }
  const closed = await database.read((db) => closedLevels(db, given))
  if (closed.length === 0 || !(await hasManyTurns(database, key))) return
  const rehearsal = database.write(async (db) => {
    await start(db, given, closed)
    throw new Rehearsed()
  })
  await rehearsal.catch((error) => {
    if (!(error instanceof Rehearsed)) throw error
  })
  await emptyLevels(database, key, closed, async (db) => {
    await takeEditable(db, given.enterpriseId, given.id)
    const still = await closedLevels(db, given)
    // Who opens one wants its raters, of whom some are gone: nobody starts with an arbitrary part of them unseen.
    if (!closed.every((levelId) => still.includes(levelId))) throw levelsChanged(given.language)
  })
}

function levelsChanged(language: Language): BusinessError {
  return new BusinessError('NOT_READY', { detail: translateServer(language, 'questionnaires.levelsChanged') })
}

/** Starts collecting, in the caller's transaction; refuses with the first thing that does not hold. */
export async function publishQuestionnaire(db: Handle, given: Given): Promise<QuestionnaireRow> {
  const { type } = await takeEditable(db, given.enterpriseId, given.id)
  // From the start on withdrawn turns of an anonymous one count (asked.ts), and these were never asked for.
  if (type === ANONYMOUS) await deleteWithdrawn(db, given.enterpriseId, given.id)
  // Levels are fixed from here on: raters on a closed one could never be asked.
  await deleteRelationsOnLevels(db, given.enterpriseId, given.id, await closedLevels(db, given))
  // Before readiness is read, which would count them, too.
  await keepCounts(db, given.enterpriseId, given.id)
  return start(db, given)
}

/** With nothing on closed levels any more, or `closed` still on them. */
async function start(db: Handle, given: Given, closed: readonly number[] = []): Promise<QuestionnaireRow> {
  const { enterpriseId, id, now, language } = given
  const row = await takeEditable(db, enterpriseId, id)
  await refuseUnready(db, row, language)
  await refuseFaultyPaper(db, row, language)
  const setting = readSetting(row)
  refusePastDeadline(setting.deadline, now, language)
  const started = await setStatus(db, enterpriseId, id, [10, 20], 30, {
    publishedAt: now.toISOString(),
    ruleJson: JSON.stringify(anonymityRule(row.type, setting)),
  })
  if (started === undefined) throw new BusinessError('NOT_EDITABLE')
  await deleteBindingsOfRemoved(db, enterpriseId, id)
  // Locks the enterprise until the end: a provider of single sign-on that is set meanwhile comes before or after all of this,
  // and after it, it is set later (R20). One set before by a clock that is ahead stays shut: the safe side.
  await refuseBeyondLicence(db, enterpriseId, { goingLevels: closed })
  return started
}
