import { useEffect, useReducer } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { whyNotAsked } from './model.ts'

const KEYS = {
  disabled: 'questionnaires.isDisabled',
  disabledLate: 'questionnaires.isDisabled',
  late: 'collection.ready.deadlinePast',
}

/** No timer of a browser waits longer. */
const LONGEST = 2 ** 31 - 1

/** The page is drawn anew once the moment is there: what it says of a deadline is otherwise then. */
function useDrawnAt(moment: string | null): void {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const wait = moment === null ? 0 : Date.parse(moment) - Date.now()
    if (wait <= 0 || wait > LONGEST) return
    const timer = setTimeout(draw, wait)
    return () => clearTimeout(timer)
  }, [moment])
}

/** Why nobody can be asked for answers now, and what to do; '' where they can. */
export function useWhyNotAsked(): string {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  useDrawnAt(questionnaire.deadline)
  const why = whyNotAsked(questionnaire)
  return why === null ? '' : translate(KEYS[why])
}
