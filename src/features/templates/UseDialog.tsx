import { useTranslate } from 'react-admin'
import { useAct } from '../../providers/calls/useAct.ts'
import { NewQuestionnaireDialog } from '../../resource/form/NewQuestionnaireDialog.tsx'
import type { Template } from './model.ts'

/** Makes a questionnaire from a template and opens its editor. */
export function UseDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const translate = useTranslate()
  const { mutateAsync } = useAct('createQuestionnaireFromTemplate')
  return (
    <NewQuestionnaireDialog
      heading={translate('templates.useThis', { title: template.title })}
      title={template.title}
      keptFor={template.id}
      create={(body) => mutateAsync({ path: { id: template.id }, body })}
      onClose={onClose}
    />
  )
}
