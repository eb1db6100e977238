import { useRouteError } from 'react-router'
import { FailurePage } from './ui/FailurePage.tsx'

export function FailedRoute() {
  return <FailurePage error={useRouteError()} />
}
