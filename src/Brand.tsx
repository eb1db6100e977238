import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'

const BRAND = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 1,
  typography: 'h2',
  color: 'text.primary',
  '&:hover': { textDecoration: 'none' },
  '& > i': {
    width: 20,
    height: 20,
    border: '5px solid var(--accent)',
    borderRightColor: 'var(--same)',
    borderRadius: '50%',
  },
}

/** The mark and the product's name. */
export function Brand() {
  const translate = useTranslate()
  return (
    <Box component={Link} to="/manage" sx={BRAND}>
      <i aria-hidden="true" />
      {translate('product.name')}
    </Box>
  )
}
