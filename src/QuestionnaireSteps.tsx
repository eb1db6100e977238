import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router'
import type { Questionnaire } from './providers/currentQuestionnaire.ts'
import { isWithin, STEPS } from './steps.ts'
import { intoView } from './ui/intoView.ts'
import './steps.css'

const SIGNS = { done: '✓', missing: '!', open: '', none: '' }

/** One always sees where one is and what is missing (design §6). */
export function QuestionnaireSteps({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  return (
    <nav className="rv-tabs rv-steps" aria-label={translate('step.label')}>
      {STEPS.map((step) => {
        const mark = step.mark(questionnaire)
        return (
          <Link
            key={step.key}
            to={`${step.to}/${questionnaire.id}`}
            ref={isWithin(step, pathname) ? intoView : undefined}
            aria-current={isWithin(step, pathname) ? 'step' : undefined}
          >
            {mark !== 'none' && (
              <span className={`rv-mark rv-mark-${mark}`}>
                <span aria-hidden="true">{SIGNS[mark]}</span>
                <span className="rv-hidden">{translate(`step.${mark}`)}</span>
              </span>
            )}
            {translate(step.key)}
          </Link>
        )
      })}
    </nav>
  )
}
