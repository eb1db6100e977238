import { Box } from '@mui/material'
import type { CSSProperties } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form'
import { isOver } from '../../../../domain/evaluation/status.ts'
import type { BodyOf } from '../../../providers/calls/calls.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { useSession } from '../../../providers/session/session.ts'
import type { Row } from '../../../resource/form/body.ts'
import { formLook } from '../../../resource/form/formLook.ts'
import { KeptValues } from '../../../resource/form/KeptValues.tsx'
import { PictureChoice } from '../../../resource/form/PictureChoice.tsx'
import { StaleDialog } from '../../../resource/form/StaleDialog.tsx'
import { useKept } from '../../../resource/form/useKept.ts'
import { Followed, type FormShape, useSending } from '../../../resource/form/useSending.tsx'
import { schemaResolver, validatorOf } from '../../../resource/resolver.ts'
import { Note } from '../../../ui/marks/marks.tsx'
import type { Details, DetailsFormProps } from '../details.ts'
import { SaveAction } from '../settings/SaveAction.tsx'
import { contrastWithWhite, LEAST_CONTRAST } from './contrast.ts'
import '../plain.css'
import '../settings/settings.css'
import '../../../ui/inputs/choice.css'

type Style = Details['style']

const FORM_ID = 'appearance'
const SWATCHES = {
  teal: '#2f6f62',
  blue: '#1f5f8b',
  indigo: '#4a4e9c',
  purple: '#7a3f7d',
  red: '#9c3d3d',
  brown: '#8a5a12',
  green: '#3f6b2f',
  grey: '#3d4650',
}

const swatch = (colour: string): CSSProperties => ({ ['--swatch' as string]: colour })

/** The appearance as the form holds it. */
interface StyleForm extends Style {
  version: number
}

const toForm = ({ style, version }: Details): StyleForm => ({ ...style, version })
const toBody = ({ version, ...style }: StyleForm) => ({ style, version })
const inputOf = (field: string) => field.replace(/^style\./, '')

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
  const { id, title } = details.questionnaire
  const form = useForm({
    defaultValues: toForm(details),
    resolver: schemaResolver<StyleForm>(validatorOf('saveQuestionnaireDetails'), translate, toBody, undefined, inputOf),
  })
  const isFixed = isOver(details.questionnaire)
  const { mutateAsync } = useAct('saveQuestionnaireDetails', { meta: { asksWhenStale: true } })
  const kept = useKept(FORM_ID)
  const changes = useStyleChanges()
  const sending = useSending({
    shape: {
      start: (stored = details) => ({ ...toForm(stored) }),
      carried: ['version'],
      changes,
      inputOf,
    },
    record: details,
    kept,
    // The resolver lets only bodies through that fit the schema.
    send: (body) => mutateAsync({ path: { id }, body: body as BodyOf<'saveQuestionnaireDetails'> }),
    reload,
    onSaved: () => notify(translate('action.saved'), { type: 'info' }),
  })
  return (
    <FormProvider {...form}>
      <form id={FORM_ID} className="rv-body rv-settings" onSubmit={form.handleSubmit(sending.submit)}>
        <KeptValues kept={kept} changes={changes} />
        {isFixed && <Note tone="info">{translate('settings.finished')}</Note>}
        <fieldset className="rv-plain" disabled={isFixed}>
          <StyleFields />
        </fieldset>
        <Preview title={title} />
      </form>
      <SaveAction formId={FORM_ID} />
      <Followed record={details} sending={sending} />
      <StaleDialog sending={sending} />
    </FormProvider>
  )
}

/** What is wrong with a part of the look, as the schema or the server says it. */
function FieldFault({ name }: { name: keyof Style }) {
  const { errors } = useFormState<StyleForm>()
  const message = errors[name]?.message
  if (message === undefined) return null
  return (
    <span id={`${name}-fault`} className="rv-field-fault" role="alert">
      {message}
    </span>
  )
}

function StyleFields() {
  const translate = useTranslate()
  const form = useFormContext<StyleForm>()
  const { accentColor, logo, coverText } = form.watch()
  const choose = (name: keyof Style, value: string) => form.setValue(name, value, { shouldDirty: true })
  return (
    <section className="rv-card rv-pad">
      <h2>{translate('appearance.colour')}</h2>
      <div className="rv-swatches">
        {Object.entries(SWATCHES).map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            className="rv-swatch"
            style={swatch(colour)}
            aria-pressed={accentColor === colour}
            aria-label={translate(`appearance.colour.${name}`)}
            onClick={() => choose('accentColor', colour)}
          />
        ))}
        <input
          className="rv-input rv-colour"
          type="color"
          aria-label={translate('appearance.own')}
          aria-describedby="accentColor-fault"
          value={accentColor}
          onChange={({ target }) => choose('accentColor', target.value)}
        />
      </div>
      <FieldFault name="accentColor" />
      {contrastWithWhite(accentColor) < LEAST_CONTRAST && <Note>{translate('appearance.pale')}</Note>}
      <Box className="rv-setting" sx={formLook}>
        <PictureChoice
          label={translate('appearance.logo')}
          address={logo}
          upload="uploadLogo"
          onChange={(address) => choose('logo', address)}
        />
        <p className="rv-sub">{translate('appearance.logo.hint')}</p>
        <FieldFault name="logo" />
      </Box>
      <div className="rv-setting">
        <label htmlFor="cover-text">{translate('appearance.cover')}</label>
        <textarea
          id="cover-text"
          className="rv-input"
          rows={3}
          aria-invalid={form.formState.errors.coverText !== undefined}
          aria-describedby="coverText-fault"
          value={coverText}
          onChange={({ target }) => choose('coverText', target.value)}
        />
        <FieldFault name="coverText" />
      </div>
    </section>
  )
}

/** The cover as raters will see it. */
function Preview({ title }: { title: string }) {
  const translate = useTranslate()
  const { accentColor, logo, coverText } = useFormContext<StyleForm>().watch()
  const { enterpriseLogo } = useSession().user
  return (
    <section className="rv-card rv-pad" aria-label={translate('appearance.preview')}>
      <h2>{translate('appearance.preview')}</h2>
      <div className="rv-cover" style={swatch(accentColor)}>
        {(logo || enterpriseLogo) && <img src={logo || enterpriseLogo} alt="" height={40} />}
        <b>{title}</b>
        {coverText && <p>{coverText}</p>}
        <span>{translate('appearance.start')}</span>
      </div>
    </section>
  )
}
