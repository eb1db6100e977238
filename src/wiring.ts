/** What the admin is made of, constructed once in the open. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { memoryStore } from 'react-admin'
import { currentLanguage } from './api/language.ts'
import { createAuthProvider } from './providers/authProvider.ts'
import { createDataProvider } from './providers/dataProvider.ts'
import { createGuard } from './providers/guard.ts'
import { createNotices } from './ui/notices.ts'

const FRESH_MILLISECONDS = 2_000

const go = (address: string) => location.assign(address)

const guard = createGuard({
  location: () => location,
  go,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  tell: (key) => notices.tell(key),
})

export const notices = createNotices(guard)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: FRESH_MILLISECONDS, refetchOnWindowFocus: false } },
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      // A page without its data tells of the failure itself; the guard hears of it all the same.
      if (meta?.isShownInPlace === true && state.data === undefined) guard(error)
      else notices.report(error)
    },
  }),
  mutationCache: new MutationCache({ onError: notices.report }),
})

export const dataProvider = createDataProvider()
export const authProvider = createAuthProvider(guard, go)
export const store = memoryStore({ locale: currentLanguage() })
