import { Box } from '@mui/material'
import { PaginationActions, useTranslate } from 'react-admin'

const TURNER = { display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary' }

interface PageTurnerProps {
  page: number
  perPage: number
  count: number
  onPage: (page: number) => void
}

/** The pages of what is no list of the kit; nothing while one page is enough. */
export function PageTurner({ page, perPage, count, onPage }: PageTurnerProps) {
  const translate = useTranslate()
  if (count <= perPage) return null
  return (
    <Box component="nav" aria-label={translate('state.pages')} sx={TURNER}>
      <span>{translate('state.total', { count })}</span>
      <PaginationActions
        page={page - 1}
        rowsPerPage={perPage}
        count={count}
        onPageChange={(_event, next) => onPage(next + 1)}
      />
    </Box>
  )
}
