/** Says what happened and what to do, where there is nothing to answer. */
import type { ReactNode } from 'react'
import type { Notice } from '../failure.ts'
import { useText } from '../text.tsx'
import { Frame } from './Frame.tsx'
import { Heading } from './Heading.tsx'

interface NoticePageProps {
  notice: Notice | 'empty'
  /** Of its sentences, where the notice's own say too much. */
  textKey?: string
  /** The server's own words, where it said something better. */
  detail?: string | undefined
  children?: ReactNode
  /** What stands above and below it, as wide as the page. */
  above?: ReactNode
  below?: ReactNode
}

export function NoticePage({
  notice,
  textKey = `feedback.notice.${notice}.text`,
  detail,
  children,
  above,
  below,
}: NoticePageProps) {
  const { t } = useText()
  return (
    <Frame>
      {above}
      <div className="notice">
        <span className={`seal seal-${notice}`} aria-hidden="true" />
        <Heading>{t(`feedback.notice.${notice}`)}</Heading>
        <p>{t(textKey)}</p>
        {detail && <p className="small">{detail}</p>}
        {children}
      </div>
      {below}
    </Frame>
  )
}
