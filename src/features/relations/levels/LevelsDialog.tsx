import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isEditable } from '../../../../domain/evaluation/status.ts'
import { isBlank } from '../../../../domain/paper/blank.ts'
import { useCurrentQuestionnaire } from '../../../providers/currentQuestionnaire.ts'
import { StaleDialog } from '../../../resource/form/StaleDialog.tsx'
import { useKeptDraft } from '../../../resource/form/useKeptDraft.ts'
import { DialogFrame, LeaveButton } from '../../../ui/dialog/DialogFrame.tsx'
import { shareText } from '../../../ui/inputs/weightDraft.ts'
import { Note, Status } from '../../../ui/marks/marks.tsx'
import type { Level } from '../model.ts'
import { AddLevel } from './AddLevel.tsx'
import { joinedLevels, readLevels, typedLevels } from './keptLevels.ts'
import { LevelLine } from './LevelLine.tsx'
import { draftOf } from './levelDraft.ts'
import { useLevelDrafts } from './useLevelDrafts.ts'

const TONES = { equal: 'ink-3', complete: 'ok', incomplete: 'warn', not100: 'warn', invalid: 'bad' } as const

/** Opens, closes, names and weighs the levels; fixed once the questionnaire has started (R11). */
export function LevelsDialog({ levels, onClose }: { levels: Level[]; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { questionnaire } = useCurrentQuestionnaire()
  const canEdit = isEditable(questionnaire.processStatus)
  const [newName, setNewName] = useState('')
  const edit = useLevelDrafts(levels, done)
  const { drafts, shares, weights, isPending } = edit
  const kept = useKeptDraft({
    name: `levels.${questionnaire.id}`,
    read: (lies) => readLevels(lies, levels),
    typed: typedLevels(edit.edited, newName),
    onRestore({ edited, newName: name }) {
      edit.restore(edited)
      setNewName((now) => (isBlank(name) ? now : name))
    },
    join: joinedLevels,
  })

  function done() {
    notify(translate('action.saved'), { type: 'info' })
    kept.drop()
    // The name of a level that is still to be added is not lost.
    if (isBlank(newName)) onClose()
    else edit.forget()
  }

  return (
    <DialogFrame
      title={translate('relations.levels')}
      onClose={onClose}
      isBusy={isPending}
      kept={canEdit ? kept : undefined}
      actions={
        <>
          <LeaveButton labelKey={canEdit ? 'action.cancel' : 'action.close'} />
          {canEdit && (
            <Button variant="contained" color="primary" disabled={!edit.canSave || isPending} onClick={edit.save}>
              {translate('action.save')}
            </Button>
          )}
        </>
      }
    >
      {canEdit ? (
        <p className="rv-sub">{translate('relations.levels.hint')}</p>
      ) : (
        <Note tone="info">{translate('relations.levels.frozen')}</Note>
      )}
      {/* What is typed while it is sent would go with the dialog. */}
      <ul className="rv-levels" inert={isPending}>
        {levels.map((level, index) => (
          <LevelLine
            key={level.levelId}
            level={level}
            draft={drafts[index] ?? draftOf(level)}
            canEdit={canEdit}
            share={weights.state === 'equal' ? shareText(shares[index] ?? 0) : ''}
            fault={edit.faultOf(level.levelId)}
            onChange={(draft) => edit.change(level, draft)}
          />
        ))}
      </ul>
      <div inert={isPending}>{canEdit && <AddLevel name={newName} setName={setNewName} />}</div>
      <div className="rv-levels-foot" inert={isPending}>
        <span role="status">
          <Status tone={TONES[weights.state]}>
            {translate(`relations.weights.${weights.state}`, { sum: weights.sum })}
          </Status>
        </span>
        {canEdit && (
          <Button size="small" onClick={edit.distribute}>
            {translate('relations.distribute')}
          </Button>
        )}
      </div>
      <StaleDialog sending={edit.whoseStays} mineKey="form.stale.weightsMine" />
    </DialogFrame>
  )
}
