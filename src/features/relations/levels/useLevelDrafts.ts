/** The levels while they are edited: what is typed stays until it is saved, whatever somebody else saves meanwhile. */

import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { levelShares } from '../../../../domain/evaluation/weights.ts'
import { isTooLong } from '../../../../domain/textLength.ts'
import { LEVEL_NAME_MAXIMUM } from '../../../../domain/textMaxima.ts'
import { fieldFaults, isStale } from '../../../providers/calls/errors.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import type { WhoseStays } from '../../../resource/form/StaleDialog.tsx'
import type { Change } from '../../../resource/form/useSending.tsx'
import { readWeights, weightText } from '../../../ui/inputs/weightDraft.ts'
import { useLevelName } from '../../../ui/marks/LevelMark.tsx'
import type { Level } from '../model.ts'
import {
  areWeightsNew,
  draftOf,
  type EditedLevel,
  evenDrafts,
  keptDrafts,
  type LevelDraft,
  levelChanges,
  levelDifferences,
} from './levelDraft.ts'

/** Weights of the open levels as they are typed. */
const weightsOf = (drafts: readonly LevelDraft[]) =>
  readWeights(drafts.filter(({ open }) => open).map(({ weight }) => weight))

function canSave(drafts: readonly LevelDraft[]): boolean {
  const { state } = weightsOf(drafts)
  if (drafts.some(({ name }) => isTooLong(name.trim(), LEVEL_NAME_MAXIMUM))) return false
  return drafts.some(({ open }) => open) && (state === 'equal' || state === 'complete')
}

const editedOf = (levels: readonly Level[], drafts: readonly LevelDraft[]) =>
  new Map<number, EditedLevel>(
    levels.map((over, index) => [over.levelId, { draft: drafts[index] ?? draftOf(over), over }]),
  )

/** What a save that was refused was made on, and what it said. */
interface Refused {
  over: Level[]
  drafts: LevelDraft[]
}

export function useLevelDrafts(levels: Level[], onDone: () => void) {
  const id = useQuestionnaireId()
  const [edited, setEdited] = useState<ReadonlyMap<number, EditedLevel>>(new Map())
  const [refused, setRefused] = useState<Refused | null>(null)
  const act = useAct('saveRelationLevels', { meta: { asksWhenStale: true } })
  const drafts = levels.map((level) => edited.get(level.levelId)?.draft ?? draftOf(level))
  /** As what was typed takes them to be stored: where they are read again, it is still a change of the ones before. */
  const read = levels.map((level) => edited.get(level.levelId)?.over ?? level)

  function send(over: Level[], wanted: LevelDraft[]) {
    setRefused(null)
    const weights = areWeightsNew(over, wanted) ? weightsOf(wanted).weights : null
    const changes = levelChanges(over, wanted, weights)
    if (changes.length === 0) return onDone()
    act.mutate(
      { path: { id }, body: { levels: changes, before: over } },
      { onSuccess: onDone, onError: (error) => isStale(error) && setRefused({ over, drafts: wanted }) },
    )
  }

  const sent = act.variables?.body.levels ?? []
  const faults = new Map(
    fieldFaults(act.error).map(({ field, message }) => [sent[Number(field.split('.')[1])]?.levelId, message]),
  )

  const changes = useShownDifferences(act.isPending ? null : (refused?.over ?? null), levels)
  const whoseStays: WhoseStays = {
    theirs: changes.length === 0 ? null : { changes },
    keepMine() {
      if (refused === null) return
      const kept = keptDrafts(refused.over, refused.drafts, levels)
      setRefused(null)
      setEdited(editedOf(levels, kept))
      if (canSave(kept)) send(levels, kept)
    },
    takeTheirs() {
      setRefused(null)
      setEdited(new Map())
    },
  }

  return {
    drafts,
    /** What each counts as long as no weight is filled in. */
    shares: levelShares(
      levels.map(({ levelType }, index) => ({ levelType, open: drafts[index]?.open ?? false, weight: null })),
    ),
    weights: weightsOf(drafts),
    /** What the server said of a level's name that was sent. */
    faultOf: (levelId: number) => faults.get(levelId),
    /** Each that was touched. */
    edited: [...edited.values()],
    restore: (kept: readonly EditedLevel[]) =>
      setEdited(new Map([...edited, ...kept.map((one): [number, EditedLevel] => [one.over.levelId, one])])),
    canSave: canSave(drafts),
    isPending: act.isPending,
    change: (level: Level, draft: LevelDraft) =>
      setEdited(new Map(edited).set(level.levelId, { draft, over: edited.get(level.levelId)?.over ?? level })),
    distribute: () => setEdited(editedOf(read, evenDrafts(levels, drafts))),
    forget: () => setEdited(new Map()),
    save: () => send(read, drafts),
    whoseStays,
  }
}

/** What somebody else changed, in words; nothing as long as it could not be read. */
function useShownDifferences(before: Level[] | null, now: Level[]): Change[] {
  const translate = useTranslate()
  const nameOf = useLevelName()
  return levelDifferences(before ?? now, now).map(({ level, kind }): Change => {
    const was = before?.find(({ levelId }) => levelId === level.levelId) ?? level
    const change = { name: `${level.levelId} ${kind}` }
    const name = nameOf(was)
    if (kind === 'name') return { ...change, label: translate('relations.levelName', { name }), value: nameOf(level) }
    if (kind === 'open') {
      const value = translate(level.open ? 'state.yes' : 'state.no')
      return { ...change, label: translate('relations.openLevel', { name }), value }
    }
    if (kind === 'weight') {
      const value = weightText(level.weight) || '—'
      return { ...change, label: translate('relations.levelWeight', { name }), value }
    }
    return { ...change, label: name, value: translate(`form.stale.${kind}`) }
  })
}
