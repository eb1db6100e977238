import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { settingBounds } from '../../../../domain/evaluation/settings.ts'
import { FlagSetting, NumberSetting, TextSetting, TimeSetting } from './SettingField.tsx'
import type { SettingForm } from './settingForm.ts'

/** How raters answer, until when, and what they read. */
export function AnsweringSection({ isPublished }: { isPublished: boolean }) {
  const translate = useTranslate()
  const { register } = useFormContext<SettingForm>()
  const type = useWatch<SettingForm, 'type'>({ name: 'type' })
  return (
    <>
      <section className="rv-card rv-pad">
        <h2>{translate('settings.answering')}</h2>
        <TimeSetting name="deadline" hint={translate('settings.deadline.hint')} />
        <FlagSetting
          name="allowUnable"
          hint={translate(`settings.allowUnable.hint.${type}`)}
          isFixed={isPublished && type === 2}
        />
        <NumberSetting
          name="maximumRatersPerLevel"
          {...settingBounds(type).maximumRatersPerLevel}
          hint={translate('settings.maximumRatersPerLevel.hint')}
        />
      </section>
      <section className="rv-card rv-pad">
        <h2>{translate('settings.texts')}</h2>
        <div className="rv-setting">
          <label htmlFor="setting-language">{translate('settings.language')}</label>
          <select id="setting-language" className="rv-select" {...register('language')}>
            <option value="zh">{translate('language.zh')}</option>
            <option value="en">{translate('language.en')}</option>
          </select>
        </div>
        <TextSetting name="welcomeText" rows={3} hint={translate('settings.welcomeText.hint')} />
        <TextSetting name="thanksText" rows={2} />
      </section>
    </>
  )
}
