import { useQuestion } from '../calls/useQuestion.ts'

const FRESH_MILLISECONDS = 60_000

/** The product licence and how much of it is used (spec §3 Product authorisation). */
export function useLicence(enabled = true) {
  return useQuestion('authorizeProduct', undefined, { staleTime: FRESH_MILLISECONDS, enabled })
}
