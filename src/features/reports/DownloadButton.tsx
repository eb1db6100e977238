import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../ui/saveFile.ts'

interface DownloadButtonProps {
  /** Asks the server for the file. */
  load: () => Promise<File>
  children: string
}

/** Fetches a file, so that a refusal is told like every other, and hands it to the browser. */
export function DownloadButton({ load, children }: DownloadButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: saveFile })
  return (
    <Button
      variant="outlined"
      color="primary"
      loading={download.isPending}
      onClick={() => download.mutate()}
      sx={{ displayPrint: 'none' }}
    >
      {children}
    </Button>
  )
}
