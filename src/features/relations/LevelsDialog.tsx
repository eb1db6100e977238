import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isEditable } from '../../../domain/evaluation/status.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { DialogFrame, LeaveButton } from '../../ui/DialogFrame.tsx'
import { Note, Status } from '../../ui/marks.tsx'
import { readWeights, weightText } from '../../ui/weightDraft.ts'
import { AddLevel } from './AddLevel.tsx'
import { LevelLine } from './LevelLine.tsx'
import { draftOf, evenDrafts, type LevelDraft, levelChanges } from './levelDraft.ts'
import type { Level } from './model.ts'

const TONES = { equal: 'ink-3', complete: 'ok', incomplete: 'warn', not100: 'warn', invalid: 'bad' } as const

/** Opens, closes, names and weighs the levels; fixed once the questionnaire has started (R11). */
export function LevelsDialog({ levels, onClose }: { levels: Level[]; onClose: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { questionnaire } = useCurrentQuestionnaire()
  const canEdit = isEditable(questionnaire.processStatus)
  const [edited, setEdited] = useState<ReadonlyMap<number, LevelDraft>>(new Map())
  const [newName, setNewName] = useState('')
  const save = useAct('saveRelationLevels')
  const drafts = levels.map((level) => edited.get(level.levelId) ?? draftOf(level))
  const even = evenDrafts(levels, drafts)
  const weights = readWeights(drafts.filter(({ open }) => open).map(({ weight }) => weight))
  const areWeightsNew = levels.some(
    (level, index) => drafts[index]?.open !== level.open || drafts[index]?.weight !== weightText(level.weight),
  )
  const canSave = drafts.some(({ open }) => open) && (weights.state === 'equal' || weights.state === 'complete')

  function change(level: Level, draft: LevelDraft) {
    setEdited(new Map(edited).set(level.levelId, draft))
  }

  function distribute() {
    setEdited(new Map(levels.flatMap(({ levelId }, index) => (even[index] ? [[levelId, even[index]]] : []))))
  }

  function done() {
    notify(translate('action.saved'), { type: 'info' })
    // The name of a level that is still to be added is not lost.
    if (isBlank(newName)) onClose()
    else setEdited(new Map())
  }

  function send() {
    const changes = levelChanges(levels, drafts, areWeightsNew ? weights.weights : null)
    if (changes.length === 0) return done()
    save.mutate({ path: { id: questionnaire.id }, body: { levels: changes } }, { onSuccess: done })
  }

  return (
    <DialogFrame
      title={translate('relations.levels')}
      onClose={onClose}
      isBusy={save.isPending}
      hasUnsaved={edited.size > 0 || !isBlank(newName)}
      actions={
        <>
          <LeaveButton labelKey={canEdit ? 'action.cancel' : 'action.close'} />
          {canEdit && (
            <Button variant="contained" color="primary" disabled={!canSave || save.isPending} onClick={send}>
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
      <ul className="rv-levels" inert={save.isPending}>
        {levels.map((level, index) => (
          <LevelLine
            key={level.levelId}
            level={level}
            draft={drafts[index] ?? draftOf(level)}
            canEdit={canEdit}
            evenWeight={weights.state === 'equal' ? (even[index]?.weight ?? '') : ''}
            onChange={(draft) => change(level, draft)}
          />
        ))}
      </ul>
      <div inert={save.isPending}>{canEdit && <AddLevel name={newName} setName={setNewName} />}</div>
      <div className="rv-levels-foot" inert={save.isPending}>
        <span role="status">
          <Status tone={TONES[weights.state]}>
            {translate(`relations.weights.${weights.state}`, { sum: weights.sum })}
          </Status>
        </span>
        {canEdit && (
          <Button size="small" onClick={distribute}>
            {translate('relations.distribute')}
          </Button>
        )}
      </div>
    </DialogFrame>
  )
}
