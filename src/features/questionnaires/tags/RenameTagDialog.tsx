/** Another name for a tag; the notice takes it back. */
import { useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { tagName } from '../../../../domain/evaluation/tagNames.ts'
import { useAct } from '../../../providers/calls/useAct.ts'
import { SchemaForm } from '../../../resource/form/SchemaForm.tsx'
import { useChangeChosen } from '../../../resource/list/bulk/chosenIds.ts'
import { useDone } from '../../../resource/list/bulk/DoneNotice.tsx'
import type { Fault } from '../../../resource/resolver.ts'
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx'

const BARE: Fault[] = [{ field: 'newName', key: 'tags.noName' }]

interface RenameTagDialogProps {
  name: string
  onClose: () => void
}

function useRename(name: string) {
  const tell = useDone()
  const change = useChangeChosen<string>()
  // A tag is chosen by its name.
  const renameChosen = (before: string, now: string) =>
    change('tags', (chosen) => chosen.map((each) => (each === before ? now : each)))
  const { mutateAsync } = useAct('renameTag')
  return async (newName: string) => {
    const stored = await mutateAsync({ body: { name, newName } })
    renameChosen(name, stored.name)
    const input = { body: { name: stored.name, newName: name } }
    tell({
      result: { changed: [stored.id] },
      doneKey: 'tags.renamed',
      names: { name, newName: stored.name },
      takeBack: { act: 'renameTag', input, onDone: () => renameChosen(stored.name, name) },
    })
  }
}

export function RenameTagDialog({ name, onClose }: RenameTagDialogProps) {
  const translate = useTranslate()
  const [record] = useState({ name, newName: name })
  const rename = useRename(name)
  return (
    <DialogFrame title={translate('questionnaires.rename')} width="xs" onClose={onClose}>
      <SchemaForm
        operation="renameTag"
        isPlain
        isOnce
        record={record}
        keptFor={name}
        inputs={{
          newName: (
            <TextInput
              source="newName"
              label="tags.name"
              helperText={false}
              autoFocus
              onFocus={(event) => event.target.select()}
            />
          ),
        }}
        check={({ newName }) => (tagName(newName) === '' ? BARE : [])}
        save={({ newName }) => rename(newName)}
        onSaved={onClose}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
