/** Saves the whole paper; a version of someone else's is loaded and offered, never overwritten silently (design §5.3). */
import { useMutation } from '@tanstack/react-query'
import type { Dispatch, RefObject } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useOnce } from '../../providers/useOnce.ts'
import { isStale, loadPaper, savePaper, toSave } from './calls.ts'
import { dropCopy } from './keptCopy.ts'
import type { Session, SessionAction } from './session.ts'

/** `latest` as in useKeeping. */
export function useSaving(id: number, state: Session, dispatch: Dispatch<SessionAction>, latest: RefObject<Session>) {
  const { refresh } = useCurrentQuestionnaire()
  const notify = useNotify()
  const translate = useTranslate()

  // A second save of the same version would be taken for somebody else's.
  const { mutate } = useOnce(
    useMutation({
      mutationFn: async ({ edit: { paper: sent }, known, version }: Session) => {
        dispatch({ kind: 'sent' })
        try {
          const stored = await savePaper(id, toSave(sent, known), version)
          // An editor left meanwhile has kept what is stored now.
          if (latest.current.edit.paper === sent) dropCopy(id)
          dispatch({ kind: 'stored', sent, stored })
          notify(translate('action.saved'), { type: 'success' })
        } catch (error) {
          if (!isStale(error)) throw error
          dispatch({ kind: 'stale', theirs: await loadPaper(id) })
        }
      },
      // The reason itself reaches the global error display.
      onError: () => dispatch({ kind: 'failed' }),
      // Not waited for: the next save may begin meanwhile.
      onSuccess: () => void refresh(),
    }),
  )

  /** Saves `now`, which may be newer than the state last drawn. */
  return (now: Session = state) => {
    if (now.save !== 'saving' && now.theirs === null) mutate(now)
  }
}
