import { useTranslate } from 'react-admin'
import { PageHeader } from '../../ui/PageHeader.tsx'

export function ImportPage() {
  const translate = useTranslate()
  return <PageHeader title={translate('directory.import')} />
}
