/** How to start a new questionnaire (spec §2 /addwizard). */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { useAct } from '../../providers/useAct.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import './wizard.css'

/** The quickest way stands first. */
const WAYS = [
  { name: 'template', to: '/addwizard/template', picture: 'M8 6h20v24H8zM12 12h12M12 18h12M12 24h7' },
  { name: 'history', to: '/addwizard/history', picture: 'M6 10h16v20H6zM12 10V4h18v22h-8' },
  { name: 'blank', to: undefined, picture: 'M8 6h20v24H8zM18 13v10M13 18h10' },
] as const

export function WizardPage() {
  const translate = useTranslate()
  const [isBlankOpen, setBlankOpen] = useState(false)
  return (
    <>
      <PageHeader
        above={<Link to="/manage">{translate('title.manage')}</Link>}
        title={translate('title.addwizard')}
        subtitle={translate('wizard.question')}
      />
      <ul className="rv-body rv-ways">
        {WAYS.map(({ name, to, picture }) => {
          const content = (
            <>
              <svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
                <path d={picture} stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
              </svg>
              <b>{translate(`wizard.${name}`)}</b>
              <span>{translate(`wizard.${name}.hint`)}</span>
            </>
          )
          return (
            <li key={name}>
              {to === undefined ? (
                <button type="button" className="rv-way" onClick={() => setBlankOpen(true)}>
                  {content}
                </button>
              ) : (
                <Link className="rv-way" to={to}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
      {isBlankOpen && <BlankDialog onClose={() => setBlankOpen(false)} />}
    </>
  )
}

function BlankDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const create = useAct('createQuestionnaire')
  return (
    <NewQuestionnaireDialog
      heading={translate('title.addwizard')}
      title={translate('questionnaires.defaultTitle')}
      isBusy={create.isPending}
      onCreate={(made) =>
        create.mutate(
          { body: { ...made, summary: '' } },
          { onSuccess: ({ id }) => void navigate(`/questionnaire/edit/survey/${id}`) },
        )
      }
      onClose={onClose}
    />
  )
}
