import { Box } from '@mui/material'
import type { CSSProperties } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormProvider, useForm } from 'react-hook-form'
import { isFinished } from '../../../domain/evaluation/status.ts'
import { useSession } from '../../providers/session.ts'
import { useAct } from '../../providers/useAct.ts'
import type { Row } from '../../resource/form/body.ts'
import { formLook } from '../../resource/form/formLook.ts'
import { PictureChoice } from '../../resource/form/PictureChoice.tsx'
import { StaleDialog } from '../../resource/form/StaleDialog.tsx'
import { Followed, type FormShape, useSending } from '../../resource/form/useSending.tsx'
import { Note } from '../../ui/marks.tsx'
import { contrastWithWhite, LEAST_CONTRAST } from './contrast.ts'
import type { Details, DetailsFormProps } from './details.ts'
import { SaveAction } from './SaveAction.tsx'
import './plain.css'
import './settings.css'
import '../../ui/choice.css'

type Style = Details['style']

const FORM_ID = 'appearance'
const SWATCHES = ['#2f6f62', '#1f5f8b', '#4a4e9c', '#7a3f7d', '#9c3d3d', '#8a5a12', '#3f6b2f', '#3d4650']

const swatch = (colour: string): CSSProperties => ({ ['--swatch' as string]: colour })

/** The appearance as the form holds it. */
interface StyleForm extends Style {
  version: number
}

const toForm = ({ style, version }: Details): StyleForm => ({ ...style, version })

/** What somebody else changed meanwhile. */
function useStyleChanges(): FormShape<Details>['changes'] {
  const translate = useTranslate()
  return (before, { accentColor, logo, coverText }) => {
    const changes = [
      { name: 'accentColor', label: translate('appearance.accentColor'), value: String(accentColor) },
      {
        name: 'logo',
        label: translate('appearance.logo'),
        value: logo ? <img src={String(logo)} alt="" height={40} /> : '—',
      },
      { name: 'coverText', label: translate('appearance.cover'), value: String(coverText || '—') },
    ]
    const now: Row = { accentColor, logo, coverText }
    return changes.filter(({ name }) => now[name] !== before[name])
  }
}

export function AppearanceForm({ details, reload }: DetailsFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { id, title, processStatus } = details.questionnaire
  const form = useForm<StyleForm>({
    defaultValues: toForm(details),
    // What the server refused is forgotten with the next sending: without a resolver it would forbid that.
    resolver: (values) => ({ values, errors: {} }),
  })
  const { accentColor, logo, coverText } = form.watch()
  const logoFault = form.formState.errors.logo
  const choose = (name: keyof Style, value: string) => form.setValue(name, value, { shouldDirty: true })
  const { enterpriseLogo } = useSession().user
  const isFixed = isFinished(processStatus)
  const { mutateAsync } = useAct('saveQuestionnaireDetails', { meta: { asksWhenStale: true } })
  function send() {
    const { version, ...style } = form.getValues()
    return mutateAsync({ path: { id }, body: { style, version } })
  }
  const sending = useSending({
    shape: { start: (stored = details) => ({ ...toForm(stored) }), carried: ['version'], changes: useStyleChanges() },
    record: details,
    send,
    reload,
    onSaved: () => notify(translate('action.saved'), { type: 'success' }),
  })
  return (
    <FormProvider {...form}>
      <form id={FORM_ID} className="rv-body rv-settings" onSubmit={form.handleSubmit(sending.submit)}>
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
                  onClick={() => choose('accentColor', colour)}
                />
              ))}
              <input
                className="rv-input rv-colour"
                type="color"
                aria-label={translate('appearance.own')}
                value={accentColor}
                onChange={({ target }) => choose('accentColor', target.value)}
              />
            </div>
            {contrastWithWhite(accentColor) < LEAST_CONTRAST && <Note>{translate('appearance.pale')}</Note>}
            <Box className="rv-setting" sx={formLook}>
              <PictureChoice
                label={translate('appearance.logo')}
                address={logo}
                upload="uploadLogo"
                onChange={(address) => choose('logo', address)}
              />
              <p className="rv-sub">{translate('appearance.logo.hint')}</p>
              {logoFault && (
                <span className="rv-field-fault" role="alert">
                  {logoFault.message}
                </span>
              )}
            </Box>
            <div className="rv-setting">
              <label htmlFor="cover-text">{translate('appearance.cover')}</label>
              <textarea
                id="cover-text"
                className="rv-input"
                rows={3}
                maxLength={500}
                value={coverText}
                onChange={({ target }) => choose('coverText', target.value)}
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
      </form>
      <SaveAction formId={FORM_ID} />
      <Followed record={details} sending={sending} />
      <StaleDialog sending={sending} />
    </FormProvider>
  )
}
