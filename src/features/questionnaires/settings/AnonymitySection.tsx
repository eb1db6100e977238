import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { settingBounds } from '../../../../domain/evaluation/settings.ts'
import { FlagSetting, NumberSetting } from './SettingField.tsx'
import type { SettingForm } from './settingForm.ts'

/** From how many answers on results are shown, and what happens to smaller groups (anonymity.md R2, R2b). */
export function AnonymitySection({ isPublished }: { isPublished: boolean }) {
  const translate = useTranslate()
  const type = useWatch<SettingForm, 'type'>({ name: 'type' })
  const bounds = settingBounds(type)
  return (
    <section className="rv-card rv-pad">
      <h2>{translate('settings.anonymity')}</h2>
      <p className="rv-sub">{translate(`settings.anonymity.${type}`)}</p>
      <NumberSetting name="scoreFloor" {...bounds.scoreFloor} hint={translate('settings.scoreFloor.hint')} />
      <NumberSetting name="commentFloor" {...bounds.commentFloor} hint={translate('settings.commentFloor.hint')} />
      <FlagSetting name="exemptSuperior" hint={translate('settings.exemptSuperior.hint')} isFixed={isPublished} />
      <FlagSetting name="exemptSelf" isFixed={isPublished} />
      <FlagSetting name="pooling" hint={translate('settings.pooling.hint')} isFixed={isPublished} />
      <FlagSetting name="superiorReads" hint={translate('settings.superiorReads.hint')} isFixed={isPublished} />
    </section>
  )
}
