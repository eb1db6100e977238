import { useTranslate } from 'react-admin'

/** The mark and the product's name. */
export function Brand() {
  const translate = useTranslate()
  return (
    <a className="rv-brand" href="#/manage">
      <i aria-hidden="true" />
      {translate('product.name')}
    </a>
  )
}
