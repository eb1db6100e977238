import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '../../ui/saveBlob.ts'

interface DownloadButtonProps {
  /** Asks the server for the file. */
  load: () => Promise<Blob>
  fileName: string
  children: string
  variant?: 'contained' | 'outlined'
}

/** Fetches a file, so that a refusal is told like every other, and hands it to the browser. */
export function DownloadButton({ load, fileName, children, variant = 'outlined' }: DownloadButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: (blob) => saveBlob(blob, fileName) })
  return (
    <Button variant={variant} color="primary" loading={download.isPending} onClick={() => download.mutate()}>
      {children}
    </Button>
  )
}
