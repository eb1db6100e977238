import { useTranslate } from 'react-admin'
import './waiting.css'

/** Shows itself only when waiting lasts over 300 ms (design §6), so that quick answers do not flicker. */
export function Waiting() {
  const translate = useTranslate()
  return (
    <div className="rv-waiting" role="status">
      <i aria-hidden="true" />
      {translate('state.loading')}
    </div>
  )
}
