import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { read } from '../api/envelope.ts'

const FRESH_MILLISECONDS = 60_000

/** The product licence and how much of it is used (spec §3 Product authorisation). */
export function useLicence() {
  return useQuery({
    queryKey: ['licence'],
    queryFn: ({ signal }) => read(api.POST('/api/enterprises/product/authorize', { signal })),
    staleTime: FRESH_MILLISECONDS,
  })
}
