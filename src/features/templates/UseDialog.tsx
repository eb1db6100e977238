import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { NewQuestionnaireDialog } from '../../ui/NewQuestionnaireDialog.tsx'
import { makeFrom, type Template, useChange } from './calls.ts'

/** Makes a questionnaire from a template and opens its editor. */
export function UseDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const change = useChange()
  async function create(body: { title: string; type: 1 | 2 }) {
    const { id } = await makeFrom(template.id, body)
    navigate(`/questionnaire/edit/survey/${id}`)
  }
  return (
    <NewQuestionnaireDialog
      heading={translate('templates.useThis', { title: template.title })}
      title={template.title}
      isBusy={change.isPending}
      onCreate={(body) => change.mutate(() => create(body))}
      onClose={onClose}
    />
  )
}
