import { useText } from '../text.tsx'

/** On top of a page, whose own room is enough above it. */
const ON_TOP = { marginBlock: '0 var(--space-5)' } as const

/** The way to the reports that were released to the visitor. */
export function ReportsCard({ count, unreadCount, href }: { count: number; unreadCount: number; href: string }) {
  const { t } = useText()
  return (
    <section className="card task" style={unreadCount > 0 ? ON_TOP : undefined} aria-labelledby="own-reports">
      <div className="task-words">
        <h2 id="own-reports">{t('feedback.reports')}</h2>
        <span className="small facts">
          <span>{t('feedback.reports.count', { count })}</span>
          {unreadCount > 0 && <span className="chip">{t('feedback.reports.unread', { count: unreadCount })}</span>}
        </span>
      </div>
      <a
        className="button"
        href={href}
        aria-label={t('feedback.tasks.label', { action: t('feedback.reports.open'), name: t('feedback.reports') })}
      >
        {t('feedback.reports.open')}
      </a>
    </section>
  )
}
