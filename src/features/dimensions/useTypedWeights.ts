/** The weights while they are typed, over those that are stored. */
import { useEffect, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { evenWeights } from '../../../domain/evaluation/weights.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { readWeights, weightText } from '../../ui/weightDraft.ts'
import type { Dimension } from './model.ts'

/** What is typed stays by its dimension, whatever is added, renamed or sent meanwhile, until it is what is stored. */
export function useTypedWeights(dimensions: Dimension[]) {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useQuestionnaireId()
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  // Told by the act itself, though the page was left meanwhile.
  const { mutate, isPending } = useAct('setDimensionWeights', {
    onSuccess: () => notify(translate('action.saved'), { type: 'info' }),
  })
  const stored = dimensions.map(({ weight }) => weightText(weight))
  const texts = dimensions.map((dimension, index) => typed.get(dimension.id) ?? stored[index] ?? '')
  const draft = readWeights(texts)
  const isChanged = texts.some((text, index) => text.trim() !== stored[index])

  useEffect(() => {
    if (isPending) return
    const storedOf = new Map(dimensions.map(({ id, weight }) => [id, weightText(weight)]))
    setTyped((now) => new Map([...now].filter(([id, text]) => text !== storedOf.get(id))))
  }, [dimensions, isPending])

  function setAll(all: readonly string[]) {
    setTyped(new Map(dimensions.map(({ id }, index) => [id, all[index] ?? ''])))
  }

  return {
    texts,
    draft,
    isChanged,
    canSave: isChanged && !isPending && (draft.state === 'equal' || draft.state === 'complete'),
    type: (dimensionId: number, text: string) => setTyped(new Map(typed).set(dimensionId, text)),
    makeEqual: () => setAll(evenWeights(dimensions.length).map(String)),
    save() {
      // As they will be read again.
      setAll(draft.weights.map(weightText))
      const weights = dimensions.map((dimension, index) => ({
        id: dimension.id,
        weight: draft.weights[index] ?? null,
      }))
      mutate({ path: { id }, body: { weights } })
    },
  }
}
