/** The last question before a questionnaire exists: its title, and whether it is named or anonymous. */
import { type ReactNode, useRef, useState } from 'react'
import { TextInput, useInput, useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { isBlank } from '../../../domain/paper/blank.ts'
import type { BodyOf } from '../../providers/calls/calls.ts'
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx'
import { TypeChoice } from '../../ui/inputs/TypeChoice.tsx'
import type { Fault } from '../resolver.ts'
import { SchemaForm } from './SchemaForm.tsx'

export type NewQuestionnaire = BodyOf<'createQuestionnaire'>

interface NewQuestionnaireDialogProps {
  /** What it is made from. */
  heading: string
  title: string
  /** What is kept of it is offered for nothing else. */
  keptFor: number | 'blank'
  /** Something was chosen in `children`. */
  hasUnsaved?: boolean
  /** Makes it; its editor opens. */
  create: (made: NewQuestionnaire) => Promise<{ id: number }>
  onClose: () => void
  /** More to choose, between title and type. */
  children?: ReactNode
}

function TypeInput() {
  const { field, fieldState } = useInput({ source: 'type' })
  const { value, onChange, ref } = field
  return <TypeChoice value={value} onChange={onChange} inputRef={ref} fault={fieldState.error?.message} />
}

/** The contract knows a title and a type without being told; here both are asked for. */
function faultsOf({ title, type }: NewQuestionnaire): Fault[] {
  const faults: Fault[] = isBlank(title ?? '') ? [{ field: 'title', key: 'paper.check.titleEmpty' }] : []
  return type === undefined ? [...faults, { field: 'type', key: 'type.missing' }] : faults
}

export function NewQuestionnaireDialog({ heading, title, create, onClose, ...props }: NewQuestionnaireDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [record] = useState({ title })
  const made = useRef<number | null>(null)
  const [isMade, setMade] = useState(false)
  function open() {
    // Drawn before: who is led on is not asked about what is made.
    flushSync(() => setMade(true))
    navigate(`/questionnaire/edit/survey/${made.current}`)
  }
  return (
    <DialogFrame title={heading} onClose={onClose} hasUnsaved={props.hasUnsaved === true && !isMade}>
      <SchemaForm
        operation="createQuestionnaire"
        isPlain
        isOnce
        isReady
        saveKey="wizard.create"
        record={record}
        keptFor={props.keptFor}
        inputs={{
          title: (
            <>
              <TextInput
                source="title"
                label={translate('questionnaires.title')}
                helperText={false}
                autoFocus
                onFocus={(event) => event.target.select()}
              />
              {props.children}
            </>
          ),
          type: <TypeInput />,
          summary: null,
        }}
        check={faultsOf}
        save={async (body) => {
          made.current = (await create(body)).id
        }}
        onSaved={(mayLead) => mayLead && open()}
        onCancel={onClose}
      />
    </DialogFrame>
  )
}
