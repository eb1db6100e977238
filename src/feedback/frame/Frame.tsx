/** The one column of the site: a bar on top, the page, and its one main action at the bottom (design §6). */
import type { CSSProperties, ReactNode } from 'react'
import { ACCOUNT, useAddress } from '../address.ts'
import { useText } from '../text.tsx'
import { SignOut } from './SignOut.tsx'
import { Unkept } from './Unkept.tsx'

/** A sheet of the size a table needs. */
const WIDE: CSSProperties & { '--column': string } = { '--column': '960px' }

interface FrameProps {
  /** What stands in the bar; the product's name when left out. */
  top?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** For what is read rather than filled in: tables have room. */
  isWide?: boolean
  /** Share of the form that is answered, 0..1. */
  progress?: { answered: number; count: number }
}

export function Frame({ top, children, foot, isWide = false, progress }: FrameProps) {
  const { t } = useText()
  const isSession = useAddress().secret === null
  return (
    <div className="site" style={isWide ? WIDE : undefined}>
      {progress && (
        <div
          className="progress"
          role="progressbar"
          aria-label={t('feedback.review.answered', { answered: progress.answered, count: progress.count })}
          aria-valuemin={0}
          aria-valuemax={progress.count}
          aria-valuenow={progress.answered}
        >
          <i style={{ transform: `scaleX(${progress.answered / Math.max(1, progress.count)})` }} />
        </div>
      )}
      <header className="top">
        <div className="column">
          <div className="top-words">{top ?? <Brand />}</div>
          {/* The bar of a form has no room for these; the way back leads here. */}
          {isSession && top === undefined && (
            <>
              <a className="plain" href={ACCOUNT}>
                {t('feedback.account')}
              </a>
              <SignOut />
            </>
          )}
          <LanguageSwitch />
        </div>
      </header>
      <main className="column page">
        {top === undefined && <Unkept />}
        {children}
      </main>
      {foot && (
        <footer className="foot">
          <div className="column">{foot}</div>
        </footer>
      )}
    </div>
  )
}

function Brand() {
  const { t } = useText()
  return (
    <div className="brand">
      <i aria-hidden="true" />
      {t('product.name')}
    </div>
  )
}

function LanguageSwitch() {
  const { language, switchLanguage } = useText()
  const other = language === 'zh' ? 'en' : 'zh'
  const name = new Intl.DisplayNames(other, { type: 'language' }).of(other)
  return (
    <button type="button" className="plain" lang={other} onClick={switchLanguage}>
      {name}
    </button>
  )
}
