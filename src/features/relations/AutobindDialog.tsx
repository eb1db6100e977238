import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { BUILT_IN_LEVEL_TYPES, type BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { DialogFrame, LeaveButton } from '../../ui/DialogFrame.tsx'
import { LevelMark } from '../../ui/LevelMark.tsx'
import { AutobindSummary } from './AutobindSummary.tsx'
import type { AutobindResult, Evaluatee, Level } from './model.ts'

interface AutobindDialogProps {
  rows: Evaluatee[]
  levels: Level[]
  onClose: () => void
}

const isBuiltIn = (type: string): type is BuiltInLevelType => BUILT_IN_LEVEL_TYPES.some((each) => each === type)

/** Chooses levels, lets the organisation fill them, then says what was found and what was not. */
export function AutobindDialog({ rows, levels, onClose }: AutobindDialogProps) {
  const translate = useTranslate()
  const offered = levels.filter(({ open }) => open).flatMap((level) => (isBuiltIn(level.levelType) ? [level] : []))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(offered.map(({ levelType }) => levelType)))
  const [result, setResult] = useState<AutobindResult | null>(null)
  const id = useQuestionnaireId()
  const autobind = useAct('autobindParticipants')

  function toggle(levelType: string) {
    const next = new Set(chosen)
    if (!next.delete(levelType)) next.add(levelType)
    setChosen(next)
  }

  function run() {
    const participantLevelCodes = [...chosen].filter(isBuiltIn)
    autobind.mutate({ path: { id }, body: { participantLevelCodes } }, { onSuccess: setResult })
  }

  if (result !== null) {
    return (
      <DialogFrame
        title={translate('relations.autoBind.done', { count: result.added })}
        onClose={onClose}
        actions={
          <Button variant="contained" color="primary" onClick={onClose}>
            {translate('action.close')}
          </Button>
        }
      >
        <AutobindSummary result={result} rows={rows} levels={levels} />
      </DialogFrame>
    )
  }
  return (
    <DialogFrame
      title={translate('relations.autoBind')}
      onClose={onClose}
      isBusy={autobind.isPending}
      actions={
        <>
          <LeaveButton />
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0 || autobind.isPending}
            aria-busy={autobind.isPending}
            onClick={run}
          >
            {translate(autobind.isPending ? 'relations.autoBind.running' : 'relations.autoBind.run')}
          </Button>
        </>
      }
    >
      <p className="rv-sub">{translate('relations.autoBind.hint')}</p>
      <fieldset className="rv-autobind">
        <legend className="rv-hidden">{translate('relations.levels')}</legend>
        {offered.map((level) => (
          <label key={level.levelId}>
            <input
              type="checkbox"
              className="rv-check"
              checked={chosen.has(level.levelType)}
              onChange={() => toggle(level.levelType)}
            />
            <LevelMark level={level} />
            <span className="rv-sub">{translate(`relations.autoBind.${level.levelType}`)}</span>
          </label>
        ))}
      </fieldset>
    </DialogFrame>
  )
}
