/** Fetches the file an export has made and hands it to the browser. */
import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CallResult } from '../../../providers/calls/calls.ts'
import type { AppDataProvider } from '../../../providers/calls/dataProvider.ts'
import { saveFile } from '../../../ui/saveFile.ts'

type Job = Pick<CallResult<'getJob'>, 'id'>

/** A file that does not come is told like every failure. */
export function useExportFile(onSaved?: () => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useMutation({
    mutationFn: async ({ id }: Job) => saveFile(await dataProvider.downloadExport({ path: { jobId: id } })),
    ...(onSaved && { onSuccess: onSaved }),
  })
}
