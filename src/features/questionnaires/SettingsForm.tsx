import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { isFinished, isPublished } from '../../../domain/evaluation/status.ts'
import type { Questionnaire } from '../../providers/currentQuestionnaire.ts'
import { useAct } from '../../providers/useAct.ts'
import { fieldFaults } from '../../ui/fieldFaults.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Note } from '../../ui/marks.tsx'
import { PageActions } from '../../ui/PageHeader.tsx'
import { AnonymitySection } from './AnonymitySection.tsx'
import { AnsweringSection } from './AnsweringSection.tsx'
import { BaseSection } from './BaseSection.tsx'
import { checkForm, inputOf, type Setting, type SettingForm, toForm, toSetting } from './settingForm.ts'
import './plain.css'
import './settings.css'

const FORM_ID = 'settings'

export function SettingsForm({ questionnaire, setting }: { questionnaire: Questionnaire; setting: Setting }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { id, processStatus } = questionnaire
  const [before, setBefore] = useState(setting)
  const published = isPublished(processStatus)

  const resolver: Resolver<SettingForm> = (values) => {
    const errors: FieldErrors<SettingForm> = {}
    for (const { field, key, params } of checkForm(values, before, published)) {
      errors[field] ??= { type: key, message: translate(key, params) }
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<SettingForm>({ defaultValues: toForm(questionnaire, setting), resolver })
  const { isDirty } = form.formState

  const { mutate, isPending } = useAct('saveQuestionnaireDetails')

  function save(values: SettingForm) {
    const { title, summary, type } = values
    mutate(
      { path: { id }, body: { type, title: title.trim(), summary, setting: toSetting(values) } },
      {
        onSuccess: (saved) => {
          setBefore(saved.setting)
          form.reset(toForm({ title: title.trim(), summary, type }, saved.setting))
          notify(translate('action.saved'), { type: 'success' })
        },
        onError: (error) => {
          for (const { field, message } of fieldFaults(error)) {
            const input = inputOf(field)
            if (input in form.getValues()) form.setError(input, { type: 'server', message })
          }
        },
      },
    )
  }

  return (
    <FormProvider {...form}>
      <PageActions>
        <Button type="submit" form={FORM_ID} variant="contained" color="primary" disabled={!isDirty || isPending}>
          {translate(isPending ? 'state.saving' : 'action.save')}
        </Button>
      </PageActions>
      <form id={FORM_ID} className="rv-body rv-settings" noValidate onSubmit={form.handleSubmit(save)}>
        {isFinished(processStatus) && <Note tone="info">{translate('settings.finished')}</Note>}
        {processStatus === 30 && <Note tone="info">{translate('settings.stricterOnly')}</Note>}
        <fieldset className="rv-plain" disabled={isFinished(processStatus)}>
          <BaseSection isPublished={published} />
          <AnonymitySection isPublished={published} />
          <AnsweringSection />
        </fieldset>
      </form>
      <LeaveGuard isDirty={isDirty} />
    </FormProvider>
  )
}
