/** In place of a page that could not be shown. */
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isLeadingAway } from '../../api/errors.ts'
import { failureLines } from '../notices/failureLines.ts'
import { EmptyState } from './EmptyState.tsx'
import { Waiting } from './Waiting.tsx'

interface FailurePageProps {
  error: unknown
  retry?: () => void
  /** A way out, for what may be gone for good. */
  back?: ReactNode
}

/** Says what failed, and offers to try again; `retry` defaults to loading the page anew. */
export function FailurePage({ error, retry = () => location.reload(), back }: FailurePageProps) {
  const translate = useTranslate()
  if (isLeadingAway(error)) return <Waiting />
  return (
    <div role="alert">
      <EmptyState
        action={
          <>
            <Button onClick={retry}>{translate('action.retry')}</Button>
            {back}
          </>
        }
      >
        {failureLines(error, translate).map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </EmptyState>
    </div>
  )
}
