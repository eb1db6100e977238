/** Lets an act be for the whole round, whatever the list below shows. */
import { type ReactNode, useMemo } from 'react'
import { useQuestion } from '../../../providers/useQuestion.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { type Selection, SelectionContext } from '../../../resource/list/selection.ts'

const UNKEPT = { staleTime: 0, gcTime: 0 }

export function Everybody({ children }: { children: ReactNode }) {
  const path = { id: useQuestionnaireId() }
  const { data } = useQuestion('listReleases', { path, query: { pageSize: 1 } }, UNKEPT)
  const count = data?.total ?? 0
  const selection = useMemo(
    (): Selection => ({
      ...{ isAll: true, count, shown: [], elsewhere: count, canTakeAll: false },
      takeAll() {},
      clear() {},
      body: { filter: {}, expectedCount: count },
    }),
    [count],
  )
  return data !== undefined && <SelectionContext value={selection}>{children}</SelectionContext>
}
