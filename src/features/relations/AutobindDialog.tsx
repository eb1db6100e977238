import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { BUILT_IN_LEVEL_TYPES, type BuiltInLevelType } from '../../../domain/evaluation/levels.ts'
import { DialogFrame, LeaveButton } from '../../ui/dialog/DialogFrame.tsx'
import { LevelMark } from '../../ui/marks/LevelMark.tsx'
import { Meter, Note } from '../../ui/marks/marks.tsx'
import { AddedPerLevel } from './AddedPerLevel.tsx'
import type { Evaluatee, Level } from './model.ts'
import type { Autobind, AutobindOutcome } from './useAutobind.ts'

interface AutobindDialogProps {
  autobind: Autobind
  rows: Evaluatee[]
  levels: Level[]
  onClose: () => void
}

const isBuiltIn = (type: string): type is BuiltInLevelType => BUILT_IN_LEVEL_TYPES.some((each) => each === type)

/** Chooses levels, lets the organisation fill them, then says what was found and what was not. */
export function AutobindDialog({ autobind, rows, levels, onClose }: AutobindDialogProps) {
  const { outcome, progress } = autobind
  if (outcome !== null) {
    const close = () => {
      autobind.forget()
      onClose()
    }
    return <AutobindEnd outcome={outcome} rows={rows} levels={levels} onClose={close} />
  }
  if (progress !== null) return <AutobindProgress autobind={autobind} progress={progress} onClose={onClose} />
  return <AutobindChoice autobind={autobind} levels={levels} onClose={onClose} />
}

function AutobindChoice({ autobind, levels, onClose }: Omit<AutobindDialogProps, 'rows'>) {
  const translate = useTranslate()
  const offered = levels.filter(({ open }) => open).flatMap((level) => (isBuiltIn(level.levelType) ? [level] : []))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(offered.map(({ levelType }) => levelType)))
  const { isAsked, run } = autobind

  function toggle(levelType: string) {
    const next = new Set(chosen)
    if (!next.delete(levelType)) next.add(levelType)
    setChosen(next)
  }

  return (
    <DialogFrame
      title={translate('relations.autoBind')}
      onClose={onClose}
      isBusy={isAsked}
      actions={
        <>
          <LeaveButton />
          <Button
            variant="contained"
            color="primary"
            disabled={chosen.size === 0 || isAsked}
            aria-busy={isAsked}
            onClick={() => run([...chosen].filter(isBuiltIn))}
          >
            {translate(isAsked ? 'relations.autoBind.running' : 'relations.autoBind.run')}
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

interface AutobindProgressProps extends Pick<AutobindDialogProps, 'autobind' | 'onClose'> {
  progress: { done: number; total: number }
}

function AutobindProgress({ autobind, progress, onClose }: AutobindProgressProps) {
  const translate = useTranslate()
  const isKnown = progress.total > 0
  const sentence = translate(isKnown ? 'relations.autoBind.progress' : 'relations.autoBind.running', progress)
  return (
    <DialogFrame
      title={translate('relations.autoBind')}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to="/jobs">
            {translate('nav.jobs')}
          </Button>
          <Button disabled={autobind.isStopping} onClick={autobind.stop}>
            {translate('relations.autoBind.stop')}
          </Button>
          <LeaveButton labelKey="action.close" />
        </>
      }
    >
      <div aria-live="polite">
        <p>{sentence}</p>
        <Meter {...progress} label={sentence} width="100%" />
        <p className="rv-sub">{translate('relations.autoBind.background')}</p>
      </div>
    </DialogFrame>
  )
}

interface AutobindEndProps extends Pick<AutobindDialogProps, 'rows' | 'levels' | 'onClose'> {
  outcome: AutobindOutcome
}

function AutobindEnd({ outcome, rows, levels, onClose }: AutobindEndProps) {
  const translate = useTranslate()
  return (
    <DialogFrame
      title={translate('relations.autoBind.done', { count: outcome.added })}
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose}>
          {translate('action.close')}
        </Button>
      }
    >
      {outcome.words.length > 0 && (
        <Note>
          {outcome.words.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Note>
      )}
      <AddedPerLevel bound={outcome.bound} rows={rows} levels={levels} />
    </DialogFrame>
  )
}
