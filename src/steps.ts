/** The steps inside a questionnaire and their marks, from the readiness checks (spec §4, design §6). */
import { missingSteps, type ReadinessStep } from '../domain/evaluation/readiness.ts'
import type { Questionnaire } from './providers/currentQuestionnaire.ts'

type Mark = 'done' | 'missing' | 'open' | 'none'

interface Step {
  key: string
  to: string
  /** Addresses that belong to the step, besides its own. */
  owns: string[]
  mark: (questionnaire: Questionnaire) => Mark
}

/** Done when nothing of the step is missing before the start. */
function checked(step: ReadinessStep): Step['mark'] {
  return (questionnaire) => (missingSteps(questionnaire).includes(step) ? 'missing' : 'done')
}

const started: Step['mark'] = ({ processStatus }) => (processStatus > 20 ? 'done' : 'open')
const optional: Step['mark'] = ({ processStatus }) => (processStatus > 20 ? 'done' : 'open')
const unmarked: Step['mark'] = () => 'none'

export const STEPS: readonly Step[] = [
  { key: 'step.survey', to: '/questionnaire/edit/survey', owns: [], mark: checked('survey') },
  { key: 'step.dimension', to: '/questionnaire/edit/dimension', owns: [], mark: checked('dimension') },
  {
    key: 'step.relation',
    to: '/questionnaire/edit/relation',
    owns: ['/questionnaire/relation'],
    mark: checked('relation'),
  },
  { key: 'step.appearance', to: '/questionnaire/edit/appearance', owns: [], mark: optional },
  { key: 'step.settings', to: '/questionnaire/edit/settings', owns: [], mark: optional },
  { key: 'step.start', to: '/questionnaire/publish/template', owns: [], mark: started },
  {
    key: 'step.progress',
    to: '/questionnaire/publish/stats',
    owns: ['/questionnaire/publish/details', '/questionnaire/publish/form', '/questionnaire/publish/mails'],
    mark: unmarked,
  },
  {
    key: 'step.reports',
    to: '/questionnaire/reports/summary/rankList',
    owns: ['/questionnaire/reports'],
    mark: unmarked,
  },
]

/** Whether an address belongs to a step. */
export function isWithin({ to, owns }: Pick<Step, 'to' | 'owns'>, pathname: string): boolean {
  return [to, ...owns].some((start) => pathname.startsWith(`${start}/`))
}
