import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import type { Questionnaire } from './providers/currentQuestionnaire.ts'
import { isWithin, STEPS } from './steps.ts'
import { ReadinessMark } from './ui/marks/ReadinessMark.tsx'
import { TabLinks } from './ui/page/TabLinks.tsx'

/** One always sees where one is and what is missing (design §6). */
export function QuestionnaireSteps({ questionnaire }: { questionnaire: Questionnaire }) {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const tabs = STEPS.map((step) => {
    const mark = step.mark(questionnaire)
    const label = (
      <>
        {mark !== 'none' && <ReadinessMark mark={mark} word={translate(`step.${mark}`)} />}
        {translate(step.key)}
      </>
    )
    return { to: `${step.to}/${questionnaire.id}`, label, isPresent: isWithin(step, pathname) }
  })
  return <TabLinks label={translate('step.label')} tabs={tabs} present="step" />
}
