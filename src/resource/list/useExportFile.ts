/** Fetches the file an export has made and hands it to the browser. */
import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CallResult } from '../../providers/calls.ts'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { saveBlob } from '../../ui/saveBlob.ts'
import { useChoiceWords } from '../label.ts'

type Job = Pick<CallResult<'getJob'>, 'id' | 'kind'>

/** Called as its job's kind, as the server calls it; a file that does not come is told like every failure. */
export function useExportFile(onSaved?: () => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const kindWord = useChoiceWords('jobs', 'kind')
  return useMutation({
    async mutationFn({ id, kind }: Job) {
      const file = await dataProvider.downloadExport({ path: { jobId: id } })
      const ending = file.type.startsWith('text/csv') ? 'csv' : 'xlsx'
      saveBlob(file, `${kindWord(kind)}.${ending}`)
    },
    ...(onSaved && { onSuccess: onSaved }),
  })
}
