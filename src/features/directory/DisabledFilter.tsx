import { useListContext, useTranslate } from 'react-admin'

/** Who works here, or who was disabled. */
export function DisabledFilter() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const isDisabled = filterValues.disabled === true
  const show = (disabled: boolean) => setFilters({ ...filterValues, disabled: disabled ? true : undefined })
  return (
    <>
      <button type="button" className="rv-chip" aria-pressed={!isDisabled} onClick={() => show(false)}>
        {translate('directory.active')}
      </button>
      <button type="button" className="rv-chip" aria-pressed={isDisabled} onClick={() => show(true)}>
        {translate('directory.disabled')}
      </button>
    </>
  )
}
