/** Releases the whole round, whatever the list below shows. */
import { useMemo } from 'react'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import { type Selection, SelectionContext } from '../../../resource/list/bulk/selection.ts'
import { UNKEPT } from './model.ts'
import { ReleaseDialog, type ReleaseDialogProps } from './ReleaseDialog.tsx'

export function Everybody(props: Pick<ReleaseDialogProps, 'onMail' | 'onClose'>) {
  const path = { id: useQuestionnaireId() }
  const { data, error, refetch } = useQuestion('listReleases', { path, query: { pageSize: 1 } }, UNKEPT)
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
  return (
    <SelectionContext value={selection}>
      <ReleaseDialog {...props} {...(data === undefined && { coming: { error, refetch } })} />
    </SelectionContext>
  )
}
