/** Starting a questionnaire: all that must hold, and what becomes fixed (spec §4, design §5.1, §5.2, anonymity.md R3). */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { readinessKey } from '../../../domain/evaluation/readiness.ts'
import { anonymityRule } from '../../../domain/evaluation/settings.ts'
import { isDisabled } from '../../../domain/evaluation/status.ts'
import { checkPaper } from '../../../domain/paper/check.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { Handle } from '../../database/open.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { takeEditable } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { readReadiness } from '../../records/questionnaire/readiness.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, setStatus } from '../../records/questionnaire/store.ts'
import { keepCounts } from '../../records/questionnaire/turnCounts.ts'
import { deleteRelationsOnLevels } from '../../records/turns/relations.ts'

/** Most faults listed in a refusal. */
const MOST_FIELDS = 1000

async function refuseUnready(db: Handle, row: QuestionnaireRow, language: Language): Promise<void> {
  const { invalidDatas, ready } = await readReadiness(db, row.enterpriseId, row.id)
  if (ready && !isDisabled(row.disableStatus)) return
  const missing = invalidDatas.filter(({ valid }) => !valid).map(({ dataType }) => readinessKey(dataType))
  const keys = isDisabled(row.disableStatus) ? [...missing, 'questionnaires.isDisabled'] : missing
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

function refusePastDeadline(deadline: string | null, now: Date, language: Language): void {
  if (deadline === null || Date.parse(deadline) > now.getTime()) return
  throw invalidInput('deadline', translateServer(language, 'setting.deadlinePast'))
}

/** Starts collecting, in the caller's transaction; refuses with the first thing that does not hold. */
export async function publishQuestionnaire(
  db: Handle,
  given: { enterpriseId: number; id: number; now: Date; language: Language },
): Promise<QuestionnaireRow> {
  const { enterpriseId, id, now, language } = given
  const row = await takeEditable(db, enterpriseId, id)
  await refuseUnready(db, row, language)
  await refuseFaultyPaper(db, row, language)
  const setting = readSetting(row)
  refusePastDeadline(setting.deadline, now, language)
  // Levels are fixed from here on: raters on a closed one could never be asked.
  const closed = (await listLevels(db, enterpriseId, id)).filter(({ open }) => open === 0)
  await deleteRelationsOnLevels(
    db,
    enterpriseId,
    id,
    closed.map((level) => level.id),
  )
  await keepCounts(db, enterpriseId, id)
  const started = await setStatus(db, enterpriseId, id, [10, 20], 30, {
    publishedAt: now.toISOString(),
    ruleJson: JSON.stringify(anonymityRule(row.type, setting)),
  })
  if (started === undefined) throw new BusinessError('NOT_EDITABLE')
  // Locks the enterprise until the end: a provider of single sign-on that is set meanwhile comes before or after all of this,
  // and after it, it is set later (R20). One set before by a clock that is ahead stays shut: the safe side.
  await refuseBeyondLicence(db, enterpriseId)
  return started
}
