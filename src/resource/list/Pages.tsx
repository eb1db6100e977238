import { Pagination, useListContext, useTranslate } from 'react-admin'
import { PAGE_SIZES } from './address/address.ts'

const SIZES = [...PAGE_SIZES]

const Nothing = () => null

/** Pages of a long list, and how long one is; one page is not turned. */
export function Pages() {
  const translate = useTranslate()
  const { total = 0, perPage } = useListContext()
  // On a phone react-admin leaves them to MUI's English.
  const labels = { getItemAriaLabel: (turn: string) => translate(`ra.navigation.${turn}`) }
  return <Pagination {...labels} rowsPerPageOptions={SIZES} {...(total <= perPage && { ActionsComponent: Nothing })} />
}
