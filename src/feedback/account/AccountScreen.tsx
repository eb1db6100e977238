/** One's own sign-in, for whoever signed in; its file comes with the first use, since few open it. */
import { loadChunk } from '../../api/chunkFailure.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { Failure } from '../frame/Failure.tsx'
import { Loading } from '../frame/Loading.tsx'

const load = () => loadChunk(() => import('./AccountPage.tsx'))

export function AccountScreen() {
  const { value, error } = useLoaded(load)
  // A browser remembers a file that did not come: only the page loaded anew asks for it again.
  if (error !== undefined) return <Failure error={error} retry={() => window.location.reload()} back="#/" />
  return value === undefined ? <Loading /> : <value.AccountPage />
}
