import { Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { EmptyState } from './ui/page/EmptyState.tsx'
import { PageHeader } from './ui/page/PageHeader.tsx'

export function NotFound() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('title.notFound')} />
      <EmptyState
        action={
          <Button variant="contained" color="primary" component={Link} to="/manage">
            {translate('title.manage')}
          </Button>
        }
      >
        {translate('state.notFound')}
      </EmptyState>
    </>
  )
}
