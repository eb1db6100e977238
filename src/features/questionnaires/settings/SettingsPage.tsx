/** Settings of a questionnaire (spec §2 edit/settings): what raters are promised, how they answer. */
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { useDetails } from '../details.ts'
import { SettingsForm } from './SettingsForm.tsx'

export function SettingsPage() {
  const { data, error, reload } = useDetails()
  if (error && data === undefined) return <FailurePage error={error} retry={() => void reload()} />
  if (data === undefined) return <Waiting />
  return <SettingsForm key={data.questionnaire.id} details={data} reload={reload} />
}
