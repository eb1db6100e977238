import { useTranslate } from 'react-admin'
import { READINESS_STEPS, readinessKey } from '../../../domain/evaluation/readiness.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'

/** The checks of spec §4: what is done, and a link to whatever is missing. */
export function ReadinessCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { id, invalidDatas, paperDataValid } = questionnaire
  const hasQuestions = invalidDatas.some(({ dataType, valid }) => dataType === 10 && valid)
  return (
    <section className="rv-card rv-pad" aria-labelledby="readiness-title">
      <h2 id="readiness-title">{translate('collection.ready.title')}</h2>
      <ul className="rv-checks">
        {invalidDatas.map(({ dataType, valid }) => (
          <Check
            key={dataType}
            isDone={valid}
            done={translate(`collection.ready.${dataType}`)}
            missing={translate(readinessKey(dataType))}
            href={`#/questionnaire/edit/${READINESS_STEPS[dataType]}/${id}`}
          />
        ))}
        {hasQuestions && (
          <Check
            isDone={paperDataValid}
            done={translate('collection.ready.paper')}
            missing={translate('collection.ready.paperInvalid')}
            href={`#/questionnaire/edit/survey/${id}`}
          />
        )}
      </ul>
    </section>
  )
}

interface CheckProps {
  isDone: boolean
  done: string
  missing: string
  href: string
}

function Check({ isDone, done, missing, href }: CheckProps) {
  const translate = useTranslate()
  return (
    <li data-done={isDone}>
      <i aria-hidden="true">{isDone ? '✓' : '!'}</i>
      <span className="rv-hidden">{translate(isDone ? 'step.done' : 'step.missing')}: </span>
      {isDone ? done : <a href={href}>{missing}</a>}
    </li>
  )
}
