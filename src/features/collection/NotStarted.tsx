import { Button, Card } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { PageBody } from '../../ui/page/PageBody.tsx'

/** There is nothing to see before the start. */
export function NotStarted({ id }: { id: number }) {
  const translate = useTranslate()
  return (
    <PageBody>
      <Card>
        <EmptyState
          action={
            <Button variant="contained" color="primary" component={Link} to={`/questionnaire/publish/template/${id}`}>
              {translate('collection.toStart')}
            </Button>
          }
        >
          {translate('collection.empty')}
        </EmptyState>
      </Card>
    </PageBody>
  )
}
