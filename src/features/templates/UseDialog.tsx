import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { useAct } from '../../providers/useAct.ts'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import type { Template } from './model.ts'

/** Makes a questionnaire from a template and opens its editor. */
export function UseDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const create = useAct('createQuestionnaireFromTemplate')
  return (
    <NewQuestionnaireDialog
      heading={translate('templates.useThis', { title: template.title })}
      title={template.title}
      isBusy={create.isPending}
      onCreate={(body) =>
        create.mutate(
          { path: { id: template.id }, body },
          { onSuccess: ({ id }) => void navigate(`/questionnaire/edit/survey/${id}`) },
        )
      }
      onClose={onClose}
    />
  )
}
