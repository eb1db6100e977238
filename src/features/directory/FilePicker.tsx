import { Button, Card, Typography } from '@mui/material'
import { type DragEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Chosen } from './useImport.ts'

interface FilePickerProps {
  chosen: Chosen | undefined
  isReading: boolean
  onChoose: (file: File) => void
}

/** The input inside is what the keyboard and screen readers meet. */
const NO_BUTTON = { role: undefined, tabIndex: -1 }

const DROP = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2, borderStyle: 'dashed' }

/** A file by choosing or by dropping it. */
export function FilePicker({ chosen, isReading, onChoose }: FilePickerProps) {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onChoose(file)
  }
  return (
    <Card
      sx={{ ...DROP, ...(isOver && { borderColor: 'var(--accent)', background: 'var(--accent-soft)' }) }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        component="label"
        {...NO_BUTTON}
        sx={{ '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: 2 } }}
      >
        <input
          type="file"
          className="rv-hidden"
          accept=".csv,text/csv,text/plain"
          disabled={isReading}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) onChoose(file)
            // The same file, mended meanwhile, may be chosen again.
            event.target.value = ''
          }}
        />
        {translate(chosen === undefined ? 'directory.import.choose' : 'directory.import.chooseOther')}
      </Button>
      <Typography variant="caption" aria-live="polite">
        {isReading && translate('state.loading')}
        {!isReading && chosen === undefined && translate('directory.import.columns')}
        {!isReading && chosen !== undefined && `${chosen.name} · ${chosen.encoding}`}
      </Typography>
    </Card>
  )
}
