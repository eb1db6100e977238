import { useText } from '../text.tsx'
import { Frame } from './Frame.tsx'

/** Appears after 300 ms only: quick answers must not flicker (design §6). */
export function Loading() {
  const { t } = useText()
  return (
    <Frame>
      <p className="loading" role="status">
        {t('feedback.loading')}
      </p>
    </Frame>
  )
}
