/** What the admin is made of, constructed in the open. */
import {
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryMeta,
} from '@tanstack/react-query'
import { type AppDataProvider, createDataProvider } from './providers/calls/dataProvider.ts'
import { isStale } from './providers/calls/errors.ts'
import { createOutages } from './providers/calls/outage.ts'
import { loadAgain } from './providers/calls/useAct.ts'
import { createActQueue } from './providers/kept/actQueue.ts'
import { lostQueryKey } from './providers/kept/preferenceStore.ts'
import { createAuthProvider } from './providers/session/authProvider.ts'
import { createGuard } from './providers/session/guard.ts'
import { untilStaying } from './providers/session/staying.ts'
import { setObjecting } from './ui/leave/LeaveQuestion.tsx'
import { keepUnsaved } from './ui/leave/unsaved.ts'
import { createNoticeBoard } from './ui/notices/NoticeBoard.tsx'
import { createNotices } from './ui/notices/notices.ts'

const FRESH_MILLISECONDS = 2_000

/** A server in the house is reached without the internet, too: what the browser holds of the line decides nothing. */
const ASKED_AT_ONCE = { networkMode: 'always' } as const

// Answers are drawn in the turn they come in, not a timer later.
notifyManager.setScheduler(queueMicrotask)

const go = (address: string) => location.assign(address)

export type Wiring = ReturnType<typeof createWiring>

/** What asks, and what keeps the answers. */
export interface Asking {
  dataProvider: AppDataProvider
  queryClient: QueryClient
}

/** Longer a page's code and its first rows do not hold the frame back. */
const HELD_MILLISECONDS = 300

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** A list's and a record's `meta` react-admin keeps among the question's parameters, not with the question. */
function isShownInPlace({ meta, queryKey }: Pick<Query<unknown, unknown>, 'meta' | 'queryKey'>): boolean {
  const [, , parameters] = queryKey as [unknown?, unknown?, { meta?: QueryMeta }?]
  return (meta ?? parameters?.meta)?.['isShownInPlace'] === true
}

/** One of each for as long as the app is on the page; whatever is kept lies in here and nowhere else. */
export function createWiring(askFirst: (asking: Asking) => Promise<unknown>) {
  const guard = createGuard({
    location: () => location,
    go,
    wait,
    untilStaying,
    keep: () => {
      // Nothing is lost: the browser need not ask.
      if (keepUnsaved()) setObjecting(false)
    },
    tell: (key) => notices.tell(key),
  })

  const notices = createNotices(guard)

  const outages = createOutages()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { ...ASKED_AT_ONCE, retry: false, staleTime: FRESH_MILLISECONDS, refetchOnWindowFocus: false },
      mutations: ASKED_AT_ONCE,
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A page without its data tells of the failure itself; the guard hears of it all the same.
        const isToldInPlace = isShownInPlace(query) && query.state.data === undefined
        if (outages.goesOn(query) || isToldInPlace) guard(error)
        else notices.report(error, () => query.state.status !== 'error')
      },
      onSuccess: (_, query) => outages.end(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _before, { meta }) => {
        if (meta?.['isShownInPlace'] === true) guard(error)
        // A form asks whose change shall stay; a toast would say the same behind the question.
        else if (!(meta?.asksWhenStale === true && isStale(error))) notices.report(error)
      },
    }),
  })

  const dataProvider = createDataProvider({
    onStale: (heads) => void loadAgain(queryClient, heads),
  })
  /** A saved query is somebody's work: that it is not stored is told, where the guard does not lead away. */
  function tellLostQuery(error: unknown) {
    if (!guard(error)) notices.tell(lostQueryKey(error))
  }
  const queue = createActQueue()
  const authProvider = createAuthProvider({ guard, go, dataProvider, queue })
  const NoticeBoard = createNoticeBoard(notices)
  /** Comes soon at any rate. */
  const pageIsThere = Promise.race([askFirst({ dataProvider, queryClient }), wait(HELD_MILLISECONDS)])
  return { authProvider, dataProvider, queryClient, queue, NoticeBoard, tellLostQuery, pageIsThere }
}
