import { useNotify, useTranslate } from 'react-admin'
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { isCollecting, isOver, isPublished } from '../../../../domain/evaluation/status.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { isHalfTyped } from '../../../resource/form/halfTyped.ts'
import { KeptValues } from '../../../resource/form/KeptValues.tsx'
import { StaleDialog } from '../../../resource/form/StaleDialog.tsx'
import { useKept } from '../../../resource/form/useKept.ts'
import { Followed, useSending } from '../../../resource/form/useSending.tsx'
import { Note } from '../../../ui/marks/marks.tsx'
import type { DetailsFormProps } from '../details.ts'
import { AnonymitySection } from './AnonymitySection.tsx'
import { AnsweringSection } from './AnsweringSection.tsx'
import { BaseSection } from './BaseSection.tsx'
import { SaveAction } from './SaveAction.tsx'
import { useSettingChanges } from './settingChanges.ts'
import { BAD_DEADLINE, checkForm, inputOf, type SettingForm, toForm, toSetting } from './settingForm.ts'
import '../plain.css'
import './settings.css'

const FORM_ID = 'settings'

export function SettingsForm({ details, reload }: DetailsFormProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { id, processStatus } = details.questionnaire
  const published = isPublished(processStatus)
  const isFixed = isOver(details.questionnaire)

  const resolver: Resolver<SettingForm> = (values, _, { fields }) => {
    const errors: FieldErrors<SettingForm> = {}
    const halfTyped = isHalfTyped(fields['deadline']?.ref) ? [BAD_DEADLINE] : []
    for (const { field, key, params } of [...halfTyped, ...checkForm(values, details.setting, published)]) {
      errors[field] ??= { type: key, message: translate(key, params) }
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<SettingForm>({ defaultValues: toForm(details), resolver })

  const { mutateAsync } = useAct('saveQuestionnaireDetails', { meta: { asksWhenStale: true } })
  function send() {
    const values = form.getValues()
    const { title, summary, type, version } = values
    return mutateAsync({
      path: { id },
      body: { type, title: title.trim(), summary, setting: toSetting(values, details.setting), version },
    })
  }
  const kept = useKept(FORM_ID)
  const changes = useSettingChanges()
  const sending = useSending({
    shape: {
      start: (stored = details) => ({ ...toForm(stored) }),
      carried: ['version'],
      changes,
      inputOf,
    },
    record: details,
    kept,
    send,
    reload,
    onSaved: () => notify(translate('action.saved'), { type: 'info' }),
  })

  return (
    <FormProvider {...form}>
      <form id={FORM_ID} className="rv-body rv-settings" noValidate onSubmit={form.handleSubmit(sending.submit)}>
        <KeptValues kept={kept} changes={changes} />
        {isFixed && <Note tone="info">{translate('settings.finished')}</Note>}
        {isCollecting(details.questionnaire) && <Note tone="info">{translate('settings.stricterOnly')}</Note>}
        <fieldset className="rv-plain" disabled={isFixed}>
          <BaseSection isPublished={published} />
          <AnonymitySection isPublished={published} />
          <AnsweringSection isPublished={published} />
        </fieldset>
      </form>
      <SaveAction formId={FORM_ID} />
      <Followed record={details} sending={sending} />
      <StaleDialog sending={sending} />
    </FormProvider>
  )
}
