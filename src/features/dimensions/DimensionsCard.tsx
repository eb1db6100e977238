import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { evenWeights } from '../../../domain/evaluation/weights.ts'
import { useAct } from '../../providers/useAct.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'
import { readWeights, weightText } from '../../ui/weightDraft.ts'
import { AddDimension } from './AddDimension.tsx'
import { DimensionRow } from './DimensionRow.tsx'
import type { Dimension } from './model.ts'
import { WeightSum } from './WeightSum.tsx'

interface DimensionsCardProps {
  dimensions: Dimension[]
  canEdit: boolean
}

export function DimensionsCard({ dimensions, canEdit }: DimensionsCardProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const stored = dimensions.map(({ weight }) => weightText(weight))
  const [texts, setTexts] = useState(stored)
  const questionnaireId = useQuestionnaireId()
  const setWeights = useAct('setDimensionWeights')
  const draft = readWeights(texts)
  const isChanged = texts.some((text, index) => text.trim() !== stored[index])
  const canSave = isChanged && (draft.state === 'equal' || draft.state === 'complete')
  const even = evenWeights(dimensions.length)

  function save() {
    const weights = dimensions.map(({ id }, index) => ({ id, weight: draft.weights[index] ?? null }))
    setWeights.mutate(
      { path: { id: questionnaireId }, body: { weights } },
      { onSuccess: () => notify(translate('action.saved'), { type: 'info' }) },
    )
  }

  return (
    <section className="rv-card rv-dimensions-list" aria-labelledby="dimensions-title">
      <h2 id="dimensions-title">{translate('dimensions.title')}</h2>
      {dimensions.length === 0 && <p className="rv-dimensions-hint">{translate('dimensions.empty')}</p>}
      {dimensions.length > 0 && (
        <table className="rv-table rv-dimensions-table">
          <thead>
            <tr>
              <th scope="col">{translate('dimensions.name')}</th>
              <th scope="col" className="n">
                {translate('dimensions.questions')}
              </th>
              <th scope="col" className="n">
                {translate('dimensions.weight')}
              </th>
              {canEdit && (
                <th scope="col">
                  <span className="rv-hidden">{translate('dimensions.action')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {dimensions.map((dimension, index) => (
              <DimensionRow
                key={dimension.id}
                dimension={dimension}
                canEdit={canEdit}
                weight={texts[index] ?? ''}
                evenWeight={even[index] ?? 0}
                onWeight={(text) => setTexts(texts.map((each, at) => (at === index ? text : each)))}
              />
            ))}
          </tbody>
        </table>
      )}
      {canEdit && <AddDimension names={dimensions.map(({ name }) => name)} />}
      {dimensions.length > 0 && (
        <footer className="rv-dimensions-foot">
          <WeightSum draft={draft} />
          {canEdit && (
            <>
              <Button size="small" onClick={() => setTexts(even.map(String))}>
                {translate('dimensions.equalWeights')}
              </Button>
              <Button
                size="small"
                variant="contained"
                color="primary"
                disabled={!canSave || setWeights.isPending}
                onClick={save}
              >
                {translate('dimensions.saveWeights')}
              </Button>
            </>
          )}
        </footer>
      )}
    </section>
  )
}
