import { useTranslate } from 'react-admin'
import { Status } from '../../ui/marks.tsx'
import type { WeightDraft } from '../../ui/weightDraft.ts'

const TONES = { equal: 'ink-3', complete: 'ok', incomplete: 'warn', not100: 'warn', invalid: 'bad' } as const

/** The running sum and what is wrong with it. */
export function WeightSum({ draft }: { draft: WeightDraft }) {
  const translate = useTranslate()
  return (
    <span className="rv-dimensions-sum" role="status">
      <Status tone={TONES[draft.state]}>{translate(`dimensions.weights.${draft.state}`, { sum: draft.sum })}</Status>
    </span>
  )
}
