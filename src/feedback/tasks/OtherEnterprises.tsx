/** Where else somebody who signed in works: the way into each of the other enterprises (spec §6). */
import { useEffect, useState } from 'react'
import { onComeBack } from '../../api/comeBack.ts'
import { describeFailure } from '../../api/failure.ts'
import { useLoaded } from '../../api/useLoaded.ts'
import { enterEnterprise, listEnterprises } from '../calls.ts'
import { useText } from '../text.tsx'

export function OtherEnterprises({ onFailure }: { onFailure: (error: unknown) => void }) {
  const { t } = useText()
  const { value: [, ...others] = [] } = useLoaded(listEnterprises)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => onComeBack(() => setBusy(false)), [])
  const enter = async (enterpriseUid: string) => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { role } = await enterEnterprise(enterpriseUid)
      // Everything on the page belongs to the old enterprise.
      if (role === 'admin') window.location.assign('/manage.html')
      else window.location.reload()
    } catch (error) {
      setBusy(false)
      setFailure(error)
      onFailure(error)
    }
  }
  if (others.length === 0) return null
  return (
    <section className="card" aria-labelledby="other-enterprises">
      <div className="card-head">
        <h2 id="other-enterprises">{t('feedback.enterprises')}</h2>
        <p className="small">{t('feedback.enterprises.text')}</p>
        {failure !== undefined && (
          <p className="trouble bad" role="alert">
            {describeFailure(failure, t).join(' ')}
          </p>
        )}
      </div>
      <ul>
        {others.map(({ enterpriseUid, enterpriseName }) => (
          <li key={enterpriseUid} className="task">
            <div className="task-words">
              <strong>{enterpriseName}</strong>
            </div>
            <button
              type="button"
              className="button"
              aria-label={t('feedback.tasks.label', { action: t('feedback.enterprises.enter'), name: enterpriseName })}
              aria-disabled={isBusy}
              onClick={() => void enter(enterpriseUid)}
            >
              {t('feedback.enterprises.enter')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
