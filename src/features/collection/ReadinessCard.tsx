import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { READINESS_STEPS, type ReadinessType, readinessKey } from '../../../domain/evaluation/readiness.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'

/** "All are bound" says nothing while there are none: these checks stay open until the other one is done. */
const NEEDS: Partial<Record<ReadinessType, ReadinessType>> = { 11: 10, 32: 30 }
const SIGNS = { done: '✓', missing: '!', open: '○' }

/** The checks of spec §4: what is done, and a link to whatever is missing. */
export function ReadinessCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { id, invalidDatas, paperDataValid } = questionnaire
  const isThere = (wanted: ReadinessType) => invalidDatas.some(({ dataType, valid }) => dataType === wanted && valid)
  return (
    <section className="rv-card rv-pad" aria-labelledby="readiness-title">
      <h2 id="readiness-title">{translate('collection.ready.title')}</h2>
      <ul className="rv-checks">
        {invalidDatas.map(({ dataType, valid }) => (
          <Check
            key={dataType}
            state={valid ? (isThere(NEEDS[dataType] ?? dataType) ? 'done' : 'open') : 'missing'}
            done={translate(`collection.ready.${dataType}`)}
            missing={translate(readinessKey(dataType))}
            to={`/questionnaire/edit/${READINESS_STEPS[dataType]}/${id}`}
          />
        ))}
        {isThere(10) && (
          <Check
            state={paperDataValid ? 'done' : 'missing'}
            done={translate('collection.ready.paper')}
            missing={translate('collection.ready.paperInvalid')}
            to={`/questionnaire/edit/survey/${id}`}
          />
        )}
      </ul>
    </section>
  )
}

interface CheckProps {
  state: keyof typeof SIGNS
  done: string
  missing: string
  to: string
}

function Check({ state, done, missing, to }: CheckProps) {
  const translate = useTranslate()
  return (
    <li data-state={state}>
      <i aria-hidden="true">{SIGNS[state]}</i>
      <span className="rv-hidden">{translate(`step.${state}`)}: </span>
      {state === 'missing' ? <Link to={to}>{missing}</Link> : done}
    </li>
  )
}
