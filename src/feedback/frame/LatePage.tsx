import type { ComponentType } from 'react'
import { useLoaded } from '../../api/useLoaded.ts'
import { type Address, writeAddress } from '../address.ts'
import type { Visit } from '../visit.ts'
import { Failure } from './Failure.tsx'
import { Loading } from './Loading.tsx'

export interface Place {
  address: Address
  visit: Visit
}

interface LatePageProps extends Place {
  load: () => Promise<ComponentType<Place>>
}

/** A page whose file is loaded when it is opened. */
export function LatePage({ load, ...place }: LatePageProps) {
  const { value: Page, error } = useLoaded(load)
  const back = writeAddress({ secret: place.address.secret, relationId: null })
  // A browser remembers a file that did not come: only the page loaded anew asks for it again.
  if (error !== undefined) return <Failure error={error} retry={() => window.location.reload()} back={back} />
  return Page === undefined ? <Loading /> : <Page {...place} />
}
