/** What react-admin's filter button leaves open: a saved query needs a name, and a long one is read whole. */
import { Box } from '@mui/material'
import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'

/** The field of the dialog that saves a query; the one that removes it has none. */
const nameField = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest('[role="dialog"]')?.querySelector('input') : undefined

/** A menu cuts what is too long for it. */
function showWhole({ target }: SyntheticEvent) {
  const item = target instanceof Element ? target.closest('[role="menuitem"]') : null
  item?.setAttribute('title', item.textContent)
}

/**
 * Around `<FilterButton>`: its menu and its dialogs cannot be replaced, but what happens in them passes through here.
 * A query without a name would be stored and never listed.
 */
export function QueryNames({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  function demand(event: SyntheticEvent) {
    const field = nameField(event)
    if (field?.value.trim() !== '') return
    event.preventDefault()
    event.stopPropagation()
    field.setCustomValidity(translate('list.queryNeedsName'))
    field.reportValidity()
  }
  function demandOnSave(event: SyntheticEvent) {
    if (event.target instanceof Element && event.target.closest('.MuiButton-colorPrimary')) demand(event)
  }
  return (
    <Box
      component="span"
      onMouseOver={showWhole}
      onFocus={showWhole}
      onInputCapture={(event) => nameField(event)?.setCustomValidity('')}
      onSubmitCapture={demand}
      onClickCapture={demandOnSave}
    >
      {children}
    </Box>
  )
}
