/** How the answering site looks (spec §2 edit/appearance, without a title of its own). */
import { FailurePage } from '../../../ui/page/FailurePage.tsx'
import { Waiting } from '../../../ui/page/Waiting.tsx'
import { useDetails } from '../details.ts'
import { AppearanceForm } from './AppearanceForm.tsx'

export function AppearancePage() {
  const { data, error, reload } = useDetails()
  if (error && data === undefined) return <FailurePage error={error} retry={() => void reload()} />
  if (data === undefined) return <Waiting />
  return <AppearanceForm key={data.questionnaire.id} details={data} reload={reload} />
}
