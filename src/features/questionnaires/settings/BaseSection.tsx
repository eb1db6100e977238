import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { type QuestionnaireType, TypeChoice } from '../../../ui/inputs/TypeChoice.tsx'
import { TextSetting } from './SettingField.tsx'
import { ruleOf, type SettingForm } from './settingForm.ts'

/** Title, description, named or anonymous. */
export function BaseSection({ isPublished }: { isPublished: boolean }) {
  const translate = useTranslate()
  const { setValue } = useFormContext<SettingForm>()
  const type = useWatch<SettingForm, 'type'>({ name: 'type' })
  function choose(next: QuestionnaireType) {
    const rule = ruleOf(next)
    for (const name of ['type', 'scoreFloor', 'commentFloor'] as const)
      setValue(name, rule[name], { shouldDirty: true })
    for (const name of ['exemptSuperior', 'exemptSelf', 'pooling'] as const) {
      setValue(name, rule[name], { shouldDirty: true })
    }
  }
  return (
    <section className="rv-card rv-pad">
      <h2>{translate('settings.base')}</h2>
      <TextSetting name="title" />
      <TextSetting name="summary" rows={3} />
      <TypeChoice value={type} onChange={choose} isFixed={isPublished} />
    </section>
  )
}
