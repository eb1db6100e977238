import { useTranslate } from 'react-admin'
import { EmptyState } from './ui/page/EmptyState.tsx'

/** Where react-admin leads from a page one may not see. */
export function AccessDenied() {
  const translate = useTranslate()
  return <EmptyState>{translate('ra.message.access_denied')}</EmptyState>
}
