import { Box, Button } from '@mui/material'
import { type CSSProperties, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isFinished } from '../../../domain/evaluation/status.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useSession } from '../../providers/session.ts'
import { useAct } from '../../providers/useAct.ts'
import { formLook } from '../../resource/form/formLook.ts'
import { PictureChoice } from '../../resource/form/PictureChoice.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Note } from '../../ui/marks.tsx'
import { PageActions } from '../../ui/PageHeader.tsx'
import { contrastWithWhite, LEAST_CONTRAST } from './contrast.ts'
import './plain.css'
import './settings.css'
import '../../ui/choice.css'

export type Style = components['schemas']['QuestionnaireStyle']

const FORM_ID = 'appearance'
const SWATCHES = ['#2f6f62', '#1f5f8b', '#4a4e9c', '#7a3f7d', '#9c3d3d', '#8a5a12', '#3f6b2f', '#3d4650']

const swatch = (colour: string): CSSProperties => ({ ['--swatch' as string]: colour })

export function AppearanceForm({ questionnaire, style: loaded }: { questionnaire: Questionnaire; style: Style }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { id, title, processStatus } = questionnaire
  const [saved, setSaved] = useState(loaded)
  const [style, setStyle] = useState(loaded)
  const { accentColor, logo, coverText } = style
  const { enterpriseLogo } = useSession().user
  const isDirty = accentColor !== saved.accentColor || logo !== saved.logo || coverText !== saved.coverText
  const isFixed = isFinished(processStatus)
  const { mutate, isPending } = useAct('saveQuestionnaireDetails')
  function save() {
    const onSuccess = () => {
      setSaved(style)
      notify(translate('action.saved'), { type: 'success' })
    }
    mutate({ path: { id }, body: { style } }, { onSuccess })
  }
  return (
    <form
      id={FORM_ID}
      className="rv-body rv-settings"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PageActions>
        <Button type="submit" form={FORM_ID} variant="contained" color="primary" disabled={!isDirty || isPending}>
          {translate(isPending ? 'state.saving' : 'action.save')}
        </Button>
      </PageActions>
      {isFixed && <Note tone="info">{translate('settings.finished')}</Note>}
      <fieldset className="rv-plain" disabled={isFixed}>
        <section className="rv-card rv-pad">
          <h2>{translate('appearance.colour')}</h2>
          <div className="rv-swatches">
            {SWATCHES.map((colour) => (
              <button
                key={colour}
                type="button"
                className="rv-swatch"
                style={swatch(colour)}
                aria-pressed={accentColor === colour}
                aria-label={colour}
                onClick={() => setStyle({ ...style, accentColor: colour })}
              />
            ))}
            <input
              className="rv-input rv-colour"
              type="color"
              aria-label={translate('appearance.own')}
              value={accentColor}
              onChange={({ target }) => setStyle({ ...style, accentColor: target.value })}
            />
          </div>
          {contrastWithWhite(accentColor) < LEAST_CONTRAST && <Note>{translate('appearance.pale')}</Note>}
          <Box className="rv-setting" sx={formLook}>
            <PictureChoice
              label={translate('appearance.logo')}
              address={logo}
              upload="uploadLogo"
              onChange={(address) => setStyle((now) => ({ ...now, logo: address }))}
            />
            <p className="rv-sub">{translate('appearance.logo.hint')}</p>
          </Box>
          <div className="rv-setting">
            <label htmlFor="cover-text">{translate('appearance.cover')}</label>
            <textarea
              id="cover-text"
              className="rv-input"
              rows={3}
              maxLength={500}
              value={coverText}
              onChange={({ target }) => setStyle({ ...style, coverText: target.value })}
            />
          </div>
        </section>
      </fieldset>
      <section className="rv-card rv-pad" aria-label={translate('appearance.preview')}>
        <h2>{translate('appearance.preview')}</h2>
        <div className="rv-cover" style={swatch(accentColor)}>
          {(logo || enterpriseLogo) && <img src={logo || enterpriseLogo} alt="" height={40} />}
          <b>{title}</b>
          {coverText && <p>{coverText}</p>}
          <span>{translate('appearance.start')}</span>
        </div>
      </section>
      <LeaveGuard isDirty={isDirty} />
    </form>
  )
}
