/** Where something is told and where it is shown are two places; this joins them. */
import { isAbort } from '../../api/errors.ts'

export type Notice = ReportedFailure | { key: string }

export type IsOver = () => boolean

interface ReportedFailure {
  error: unknown
  /** Of what nobody did: a page asked. It takes no way back from anybody, and says whether it has its answer by now. */
  isOver?: IsOver | undefined
}

export interface Notices {
  /** Shows a sentence by its message key. */
  tell: (key: string) => void
  /** Shows what failed; a call given up on purpose is no failure. */
  report: (error: unknown, isOver?: IsOver) => void
  /** Shows from now on, what came before included; returns how to stop. */
  listen: (show: (notice: Notice) => void) => () => void
}

/** `isHandled` is asked first: errors of access are the guard's and are not shown again (spec §8). */
export function createNotices(isHandled: (error: unknown) => boolean): Notices {
  const waiting: Notice[] = []
  let show: ((notice: Notice) => void) | undefined
  const put = (notice: Notice) => (show === undefined ? void waiting.push(notice) : show(notice))
  return {
    tell: (key) => put({ key }),
    report(error, isOver) {
      if (!isAbort(error) && !isHandled(error)) put({ error, isOver })
    },
    listen(listener) {
      show = listener
      for (const notice of waiting.splice(0)) listener(notice)
      return () => {
        if (show === listener) show = undefined
      }
    },
  }
}
