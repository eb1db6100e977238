/** Gives the chosen questionnaires more tags; taking it back takes them from those that got them. */
import { useTranslate } from 'react-admin'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { useBulkAct } from '../../../resource/list/bulk/useBulkAct.ts'
import type { Fault } from '../../../resource/resolver.ts'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'
import { TagsInput, tagFaults } from './TagsInput.tsx'

const NONE: Fault[] = [{ field: 'tagNames', key: 'input.rule.required' }]

export function BulkTagDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { send, count } = useBulkAct({
    act: 'bulkTagQuestionnaires',
    doneKey: 'questionnaires.taggedMany',
    inverse: { act: 'bulkUntagQuestionnaires', input: ({ previous }) => ({ body: { previous } }) },
  })
  return (
    <DialogFrame title={translate('questionnaires.tagMany', { count })} onClose={onClose}>
      <SchemaForm
        operation="bulkTagQuestionnaires"
        isPlain
        inputs={{ tagNames: <TagsInput /> }}
        // The contract lets an inverse go without names.
        check={(body) => (body.tagNames === undefined ? NONE : tagFaults(body))}
        save={(body) => send({ body })}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
