/** Around every page of one questionnaire: its status is loaded here, the stepper shows where one is. */
import { Box, Button } from '@mui/material'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { Link, Outlet, useLocation, useParams } from 'react-router'
import { PeopleComing } from './PeopleComing.tsx'
import { pauseAfter } from './providers/calls/outage.ts'
import { useLoadAgain } from './providers/calls/useAct.ts'
import { IN_PLACE } from './providers/calls/useQuestion.ts'
import { CurrentQuestionnaireContext, type Questionnaire } from './providers/currentQuestionnaire.ts'
import { QuestionnaireSteps } from './QuestionnaireSteps.tsx'
import { QuestionnaireStatus } from './ui/marks/QuestionnaireStatus.tsx'
import { FailurePage } from './ui/page/FailurePage.tsx'
import { BODY_MARGINS } from './ui/page/PageBody.tsx'
import { Above, ActionsPlace, PageHeader } from './ui/page/PageHeader.tsx'
import { Waiting } from './ui/page/Waiting.tsx'

const CLOSING_MILLISECONDS = 1000

const ABOVE_BODY = { ...BODY_MARGINS, pb: 2 }

/** The status is loaded on any path below /questionnaire/ (spec §2): the first is the query's own. */
function useEachPath(load: () => unknown) {
  const { pathname } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    if (loaded.current === pathname) return
    loaded.current = pathname
    load()
  }, [pathname, load])
}

/** Once a finish is through, what it makes stale is loaded again: whoever waits for it sees what became of the forms. */
function useEndOfFinish(closingSince: string | null | undefined) {
  const loadAgain = useLoadAgain('finishQuestionnaire')
  const wasClosing = useRef(false)
  useEffect(() => {
    if (wasClosing.current && closingSince === null) void loadAgain()
    wasClosing.current = typeof closingSince === 'string'
  }, [closingSince, loadAgain])
}

export function QuestionnaireFrame() {
  const translate = useTranslate()
  const { questionnaireId } = useParams()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { data, error, refetch } = useGetOne<Questionnaire>(
    'questionnaires',
    { id: Number(questionnaireId) },
    // A finish goes on beside: every page shows how far it is, and what it leads to.
    {
      ...IN_PLACE,
      refetchInterval: (query) => query.state.data?.closingSince != null && pauseAfter(query, CLOSING_MILLISECONDS),
    },
  )
  useEachPath(refetch)
  useEndOfFinish(data?.closingSince)
  const current = useMemo(() => data && { questionnaire: data, refresh: refetch }, [data, refetch])
  if (current === undefined) {
    if (!error) return <Waiting />
    const back = (
      <Button variant="text" component={Link} to="/manage">
        {translate('questionnaires.toList')}
      </Button>
    )
    return <FailurePage error={error} retry={() => void refetch()} back={back} />
  }
  const { questionnaire } = current
  return (
    <CurrentQuestionnaireContext value={current}>
      <PageHeader
        above={<Above to="/manage">{translate('title.manage')}</Above>}
        title={questionnaire.title}
        status={
          <span className="rv-chip">
            <QuestionnaireStatus questionnaire={questionnaire} />
          </span>
        }
        actionsRef={setPlace}
      />
      <QuestionnaireSteps questionnaire={questionnaire} />
      {questionnaire.peopleJobId !== null && (
        <Box sx={ABOVE_BODY}>
          <PeopleComing jobId={questionnaire.peopleJobId} />
        </Box>
      )}
      <ActionsPlace value={place}>
        <Outlet />
      </ActionsPlace>
    </CurrentQuestionnaireContext>
  )
}
