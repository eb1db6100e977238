/** The weights while they are typed, over those that are stored. */
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { evenWeights } from '../../../domain/evaluation/weights.ts'
import { isStale } from '../../providers/calls/errors.ts'
import { useAct } from '../../providers/calls/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import type { WhoseStays } from '../../resource/form/StaleDialog.tsx'
import type { Change } from '../../resource/form/useSending.tsx'
import { readWeights, weightText } from '../../ui/inputs/weightDraft.ts'
import type { Dimension } from './model.ts'
import { readBefore, retype, type TypedWeights, typeAll, typeOne, unsaved, weightChanges } from './typedWeights.ts'

type Weight = Pick<Dimension, 'id' | 'weight'>

/** What is typed stays by its dimension, whatever is added, renamed or sent meanwhile, until it is what is stored. */
export function useTypedWeights(dimensions: Dimension[]) {
  const [typed, setTyped] = useState<TypedWeights>(new Map())
  const stored = dimensions.map(({ weight }) => weightText(weight))
  const texts = dimensions.map((dimension, index) => typed.get(dimension.id)?.text ?? stored[index] ?? '')
  const draft = readWeights(texts)
  const isChanged = texts.some((text, index) => text.trim() !== stored[index])
  const isSound = draft.state === 'equal' || draft.state === 'complete'
  const setAll = (all: readonly string[]) => setTyped(typeAll(dimensions, typed, all))
  const { send, isPending, refused, forget } = useSendingWeights((saved) => setTyped((now) => retype(now, saved)))

  useEffect(() => {
    if (!isPending) setTyped((now) => unsaved(now, dimensions))
  }, [dimensions, isPending])

  const changes = useShownChanges(isPending ? null : refused, dimensions)
  const whoseStays: WhoseStays = {
    theirs: changes.length === 0 ? null : { changes },
    keepMine() {
      forget()
      setTyped(retype(typed, dimensions))
      if (isSound) send(dimensions, draft.weights)
    },
    takeTheirs() {
      forget()
      setTyped(new Map())
    },
  }

  return {
    typed,
    restore: (kept: TypedWeights) => setTyped((now) => new Map([...now, ...kept])),
    texts,
    draft,
    isChanged,
    canSave: isChanged && !isPending && isSound,
    type: (dimension: Dimension, text: string) => setTyped(typeOne(dimension, typed, text)),
    makeEqual: () => setAll(evenWeights(dimensions.length).map(String)),
    save() {
      // As they will be read again.
      setAll(draft.weights.map(weightText))
      send(readBefore(dimensions, typed), draft.weights)
    },
    whoseStays,
  }
}

/** Sends weights with those they were made on, and keeps the latter when somebody else's came in between. */
function useSendingWeights(onSaved: (saved: Weight[]) => void) {
  const translate = useTranslate()
  const notify = useNotify()
  const path = { id: useQuestionnaireId() }
  const [refused, setRefused] = useState<Dimension[] | null>(null)
  const { mutate, isPending } = useAct('setDimensionWeights', {
    meta: { asksWhenStale: true },
    // Told by the act itself, though the page was left meanwhile.
    onSuccess: () => notify(translate('action.saved'), { type: 'info' }),
  })
  function send(read: Dimension[], wanted: readonly (number | null)[]) {
    setRefused(null)
    const weights = read.map(({ id }, index): Weight => ({ id, weight: wanted[index] ?? null }))
    const before = read.map(({ id, weight }): Weight => ({ id, weight }))
    mutate(
      { path, body: { weights, before } },
      { onSuccess: () => onSaved(weights), onError: (error) => isStale(error) && setRefused(read) },
    )
  }
  return { send, isPending, refused, forget: () => setRefused(null) }
}

/** What somebody else changed, in words; nothing as long as it could not be read. */
function useShownChanges(before: Dimension[] | null, now: Dimension[]): Change[] {
  const translate = useTranslate()
  return weightChanges(before ?? now, now).map(({ dimension: { id, name, weight }, kind }) => ({
    name: String(id),
    label: kind === 'weighed' ? translate('dimensions.weightOf', { name }) : name,
    value: kind === 'weighed' ? weightText(weight) || '—' : translate(`form.stale.${kind}`),
  }))
}
