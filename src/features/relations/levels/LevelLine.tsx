import { Box, FormHelperText, Switch } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { LEVEL_LOOKS } from '../../../../domain/evaluation/levels.ts'
import { LEVEL_NAME_MAXIMUM } from '../../../../domain/textMaxima.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { useTooLong } from '../../../ui/inputs/useTooLong.ts'
import { LevelLetter, useLevelName } from '../../../ui/marks/LevelMark.tsx'
import '../../../ui/inputs/choice.css'
import type { Level } from '../model.ts'
import type { LevelDraft } from './levelDraft.ts'

interface LevelLineProps {
  level: Level
  draft: LevelDraft
  canEdit: boolean
  /** What the level counts while no weight is filled in; empty once one is. */
  share: string
  /** What the server said of its name. */
  fault: string | undefined
  onChange: (draft: LevelDraft) => void
}

export function LevelLine({ level, draft, canEdit, share, fault, onChange }: LevelLineProps) {
  const translate = useTranslate()
  const name = useLevelName()(level)
  const [isAsking, setAsking] = useState(false)
  const id = useQuestionnaireId()
  const remove = useAct('deleteRelationLevel')
  const faultId = useId()
  const nameFault = useTooLong()(draft.name.trim(), LEVEL_NAME_MAXIMUM) ?? fault
  const isOwn = level.levelType === 'custom'
  return (
    <Box component="li" data-open={draft.open} sx={{ flexWrap: 'wrap' }}>
      <Switch
        size="small"
        checked={draft.open}
        disabled={!canEdit}
        onChange={(_, open) => onChange({ ...draft, open })}
        slotProps={{ input: { 'aria-label': translate('relations.openLevel', { name }) } }}
      />
      <LevelLetter level={level} />
      <input
        className="rv-input rv-levels-name"
        aria-label={translate('relations.levelName', { name })}
        placeholder={translate(LEVEL_LOOKS[level.levelType].nameKey)}
        value={draft.name}
        aria-invalid={nameFault !== undefined}
        aria-describedby={nameFault && faultId}
        disabled={!canEdit}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <span className="rv-levels-weight">
        <input
          className="rv-input"
          inputMode="decimal"
          aria-label={translate('relations.levelWeight', { name })}
          value={draft.open ? draft.weight : ''}
          placeholder={draft.open ? share : ''}
          disabled={!canEdit || !draft.open}
          onChange={(event) => onChange({ ...draft, weight: event.target.value })}
        />
        %
      </span>
      <span className="rv-levels-remove">
        {isOwn && canEdit && (
          <button
            type="button"
            className="rv-icon-button"
            aria-label={translate('relations.deleteLevel', { name })}
            onClick={() => setAsking(true)}
          >
            ×
          </button>
        )}
      </span>
      {nameFault && (
        <FormHelperText error id={faultId} sx={{ flexBasis: '100%', m: 0 }}>
          {nameFault}
        </FormHelperText>
      )}
      {isAsking && (
        <ConfirmDialog
          title={translate('relations.deleteLevel', { name })}
          confirmLabel={translate('action.delete')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() =>
            remove.mutate({ path: { id, levelId: level.levelId } }, { onSettled: () => setAsking(false) })
          }
          onClose={() => setAsking(false)}
        >
          {translate('relations.deleteLevel.confirm')}
        </ConfirmDialog>
      )}
    </Box>
  )
}
