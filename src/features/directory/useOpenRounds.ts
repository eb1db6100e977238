import { useQuestion } from '../../providers/calls/useQuestion.ts'

/** In how many running anonymous rounds a person would lose what is not sent if somebody set the address or password (anonymity.md R20). */
export function useOpenRounds(id: number): number {
  const { data } = useQuestion('getEmployeeDoors', { path: { id } }, { staleTime: 0 })
  return data?.openRounds ?? 0
}
