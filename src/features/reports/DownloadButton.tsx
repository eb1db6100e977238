import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../ui/saveFile.ts'

interface DownloadButtonProps {
  /** Asks the server for the file. */
  load: () => Promise<File>
  children: string
  variant?: 'contained' | 'outlined'
}

/** Fetches a file, so that a refusal is told like every other, and hands it to the browser. */
export function DownloadButton({ load, children, variant = 'outlined' }: DownloadButtonProps) {
  const download = useMutation({ mutationFn: load, onSuccess: saveFile })
  return (
    <Button variant={variant} color="primary" loading={download.isPending} onClick={() => download.mutate()}>
      {children}
    </Button>
  )
}
