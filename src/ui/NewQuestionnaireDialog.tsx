/** The last question before a questionnaire exists: its title, and whether it is named or anonymous. */
import { TextField, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../domain/paper/blank.ts'
import { FormDialog } from './FormDialog.tsx'
import { type QuestionnaireType, TypeChoice } from './TypeChoice.tsx'

interface NewQuestionnaireDialogProps {
  /** What it is made from. */
  heading: string
  title: string
  isBusy: boolean
  /** Something was chosen in `children`. */
  hasUnsaved?: boolean
  onCreate: (made: { title: string; type: QuestionnaireType }) => void
  onClose: () => void
  /** More to choose, between title and type. */
  children?: ReactNode
}

export function NewQuestionnaireDialog(props: NewQuestionnaireDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  const [title, setTitle] = useState(props.title)
  const [type, setType] = useState<QuestionnaireType | null>(null)
  const [isAsked, setAsked] = useState(false)
  const hasChosen = type !== null || props.hasUnsaved === true

  function submit() {
    setAsked(true)
    if (type !== null && !isBlank(title)) props.onCreate({ title: title.trim(), type })
  }

  return (
    <FormDialog
      title={props.heading}
      submitLabel={translate('wizard.create')}
      isBusy={props.isBusy}
      hasUnsaved={(hasChosen || title !== props.title) && !props.isBusy}
      width="sm"
      look={{ display: 'grid', gap: 2 }}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div>
        <Typography component="label" variant="subtitle2" htmlFor={titleId}>
          {translate('questionnaires.title')}
        </Typography>
        <TextField
          autoFocus
          id={titleId}
          value={title}
          error={isAsked && isBlank(title)}
          helperText={isAsked && isBlank(title) ? translate('paper.check.titleEmpty') : undefined}
          onChange={(event) => setTitle(event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </div>
      {props.children}
      <TypeChoice value={type} onChange={setType} isMissing={isAsked && type === null} />
    </FormDialog>
  )
}
