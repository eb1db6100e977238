/** Saves the whole paper; a version of someone else's is loaded and offered, never overwritten silently (design §5.3). */
import { useMutation } from '@tanstack/react-query'
import { type Dispatch, type RefObject, useMemo } from 'react'
import { useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { isStale } from '../../../providers/calls/errors.ts'
import { once } from '../../../providers/calls/once.ts'
import { useLoadAgain } from '../../../providers/calls/useAct.ts'
import type { Shelf } from '../../../providers/kept/shelf.ts'
import { keepCopy } from './keptCopy.ts'
import { isDirty, type Session, type SessionAction, session } from './session.ts'
import { storedOf, toSave } from './wholePaper.ts'

interface Kept {
  /** As in useKeeping. */
  latest: RefObject<Session>
  shelf: Shelf
}

export function useSaving(id: number, state: Session, dispatch: Dispatch<SessionAction>, { latest, shelf }: Kept) {
  const loadAgain = useLoadAgain('savePaper')
  const dataProvider = useDataProvider<AppDataProvider>()
  const notify = useNotify()
  const translate = useTranslate()

  const { mutateAsync } = useMutation({
    mutationFn: async ({ edit: { paper: sent }, known, version }: Session) => {
      const path = { id }
      dispatch({ kind: 'sent' })
      try {
        const stored = storedOf(await dataProvider.savePaper({ path, body: { ...toSave(sent, known), version } }))
        const action: SessionAction = { kind: 'stored', sent, stored }
        const after = session(latest.current, action)
        // An editor left meanwhile has kept what is stored now, or what was typed over it since.
        if (!isDirty(after)) shelf.drop()
        else if (shelf.read() !== null) keepCopy(shelf, after)
        dispatch(action)
        notify(translate('action.saved'), { type: 'info' })
      } catch (error) {
        if (!isStale(error)) throw error
        dispatch({ kind: 'stale', theirs: storedOf(await dataProvider.getPaper({ path })) })
      }
    },
    // The reason itself reaches the global error display.
    onError: () => dispatch({ kind: 'failed' }),
    // Not waited for: the next save may begin meanwhile. What is edited here stays, whatever is read again.
    onSuccess: () => void loadAgain(),
  })
  // A second save of the same version would be taken for somebody else's.
  const mutate = useMemo(() => once(mutateAsync), [mutateAsync])

  /** Saves `now`, which may be newer than the state last drawn. */
  return (now: Session = state) => {
    if (now.save !== 'saving' && now.theirs === null) mutate(now)
  }
}
