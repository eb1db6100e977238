/** A questionnaire's status in one dot and one word, the same in list and header (spec §4). */
import { useTranslate } from 'react-admin'
import { missingSteps } from '../../../domain/evaluation/readiness.ts'
import { isEditable } from '../../../domain/evaluation/status.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { Status, type Tone } from './marks.tsx'

type Questionnaire = Pick<
  components['schemas']['Questionnaire'],
  'processStatus' | 'disableStatus' | 'closingSince' | 'invalidDatas' | 'paperDataValid'
>

const TONES: Record<Questionnaire['processStatus'], Tone> = { 10: 'warn', 20: 'ok', 30: 'accent', 40: 'ink-3' }

/** A draft says how much is missing, the others where they are. */
export function QuestionnaireStatus({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { processStatus, disableStatus, closingSince } = questionnaire
  // First, as it is counted: a disabled one counts as nothing else.
  if (disableStatus !== 0) return <Status tone="ink-3">{translate('status.disabled')}</Status>
  if (closingSince !== null) return <Status tone="warn">{translate('status.closing')}</Status>
  const count = missingSteps(questionnaire).length
  if (isEditable(processStatus) && count > 0) {
    return <Status tone="warn">{translate('readiness.missing', { count })}</Status>
  }
  return <Status tone={TONES[processStatus]}>{translate(`status.${processStatus}`)}</Status>
}
