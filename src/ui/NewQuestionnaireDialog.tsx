/** The last question before a questionnaire exists: its title, and whether it is named or anonymous. */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isBlank } from '../../domain/paper/blank.ts'
import { type QuestionnaireType, TypeChoice } from './TypeChoice.tsx'

interface NewQuestionnaireDialogProps {
  /** What it is made from. */
  heading: string
  title: string
  isBusy: boolean
  onCreate: (made: { title: string; type: QuestionnaireType }) => void
  onClose: () => void
  /** More to choose, between title and type. */
  children?: ReactNode
}

export function NewQuestionnaireDialog(props: NewQuestionnaireDialogProps) {
  const translate = useTranslate()
  const headingId = useId()
  const [title, setTitle] = useState(props.title)
  const [type, setType] = useState<QuestionnaireType | null>(null)
  const [isAsked, setAsked] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (type !== null && !isBlank(title) && !props.isBusy) props.onCreate({ title: title.trim(), type })
  }

  return (
    <Dialog open onClose={props.onClose} aria-labelledby={headingId} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={headingId}>{props.heading}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <div>
            <Typography component="label" variant="subtitle2" htmlFor={`${headingId}-title`}>
              {translate('questionnaires.title')}
            </Typography>
            <TextField
              autoFocus
              id={`${headingId}-title`}
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
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" variant="contained" color="primary" disabled={props.isBusy}>
            {translate('wizard.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
