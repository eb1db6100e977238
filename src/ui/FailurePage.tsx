/** In place of a page that could not be shown. */
import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { EmptyState } from './EmptyState.tsx'
import { failureLines } from './failureLines.ts'

/** Says what failed, and offers to try again; `retry` defaults to loading the page anew. */
export function FailurePage({ error, retry = () => location.reload() }: { error: unknown; retry?: () => void }) {
  const translate = useTranslate()
  return (
    <div role="alert">
      <EmptyState action={<Button onClick={retry}>{translate('action.retry')}</Button>}>
        {failureLines(error, translate).map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </EmptyState>
    </div>
  )
}
