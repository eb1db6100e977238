/** How to start a new questionnaire (spec §2 /addwizard). */
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { api } from '../../api/client.ts'
import { read } from '../../api/envelope.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useChange } from './rowCalls.ts'
import './wizard.css'

/** The quickest way stands first. */
const WAYS = [
  { name: 'template', to: '#/addwizard/template', picture: 'M8 6h20v24H8zM12 12h12M12 18h12M12 24h7' },
  { name: 'history', to: '#/addwizard/history', picture: 'M6 10h16v20H6zM12 10V4h18v22h-8' },
  { name: 'blank', to: undefined, picture: 'M8 6h20v24H8zM18 13v10M13 18h10' },
] as const

export function WizardPage() {
  const translate = useTranslate()
  const [isBlankOpen, setBlankOpen] = useState(false)
  return (
    <>
      <PageHeader
        above={<a href="#/manage">{translate('title.manage')}</a>}
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
                <a className="rv-way" href={to}>
                  {content}
                </a>
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
  const change = useChange()
  async function create(made: { title: string; type: 1 | 2 }) {
    const { id } = await read(api.POST('/api/questionnaires', { body: { ...made, summary: '' } }))
    navigate(`/questionnaire/edit/survey/${id}`)
  }
  return (
    <NewQuestionnaireDialog
      heading={translate('title.addwizard')}
      title={translate('questionnaires.defaultTitle')}
      isBusy={change.isPending}
      onCreate={(made) => change.mutate(() => create(made))}
      onClose={onClose}
    />
  )
}
