import { useText } from '../text.tsx'

/** The way to the reports that were released to the visitor. */
export function ReportsCard({ count, href }: { count: number; href: string }) {
  const { t } = useText()
  return (
    <section className="card task" aria-labelledby="own-reports">
      <div className="task-words">
        <h2 id="own-reports">{t('feedback.reports')}</h2>
        <span className="small">{t('feedback.reports.count', { count })}</span>
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
