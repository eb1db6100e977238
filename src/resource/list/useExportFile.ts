/** Fetches the file an export has made and hands it to the browser. */
import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { AppDataProvider } from '../../providers/dataProvider.ts'
import { saveBlob } from '../../ui/saveBlob.ts'

interface ExportFile {
  jobId: number
  /** Without its ending. */
  name: string
}

/** A file that does not come is told like every failure. */
export function useExportFile(onSaved?: () => void) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return useMutation({
    async mutationFn({ jobId, name }: ExportFile) {
      const file = await dataProvider.downloadExport({ path: { jobId } })
      const ending = file.type.startsWith('text/csv') ? 'csv' : 'xlsx'
      saveBlob(file, `${name}.${ending}`)
    },
    ...(onSaved && { onSuccess: onSaved }),
  })
}
