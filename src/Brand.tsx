import { useTranslate } from 'react-admin'
import { Link } from 'react-router'

/** The mark and the product's name. */
export function Brand() {
  const translate = useTranslate()
  return (
    <Link className="rv-brand" to="/manage">
      <i aria-hidden="true" />
      {translate('product.name')}
    </Link>
  )
}
