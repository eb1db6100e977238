/** Saves the whole paper; a version of someone else's is loaded and offered, never overwritten silently (design §5.3). */
import { useMutation } from '@tanstack/react-query'
import { type Dispatch, useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useOnce } from '../../providers/useOnce.ts'
import { isStale, loadPaper, savePaper, toSave } from './calls.ts'
import { dropCopy, keepCopy } from './keptCopy.ts'
import { isDirty, type Session, type SessionAction } from './session.ts'

const TYPING_PAUSE = 600

/** `isOffered`: a copy kept earlier waits for the person's word and must not be dropped. */
export function useSaving(id: number, state: Session, dispatch: Dispatch<SessionAction>, isOffered: boolean) {
  const { refresh } = useCurrentQuestionnaire()
  const notify = useNotify()
  const translate = useTranslate()
  const dirty = isDirty(state)

  // A second save of the same version would be taken for somebody else's.
  const { mutate } = useOnce(
    useMutation({
      mutationFn: async ({ edit: { paper: sent }, known, version }: Session) => {
        dispatch({ kind: 'sent' })
        try {
          const stored = await savePaper(id, toSave(sent, known), version)
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

  useEffect(() => {
    if (!dirty) {
      if (state.save === 'idle' && !isOffered) dropCopy(id)
      return
    }
    const timer = setTimeout(() => keepCopy(id, state.edit.paper, state.known), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [id, dirty, isOffered, state.save, state.edit.paper, state.known])

  /** Saves `now`, which may be newer than the state last drawn. */
  return (now: Session = state) => {
    if (now.save !== 'saving' && now.theirs === null) mutate(now)
  }
}
