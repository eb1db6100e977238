import { type DragEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Chosen } from './useImport.ts'

interface FilePickerProps {
  chosen: Chosen | undefined
  isReading: boolean
  onChoose: (file: File) => void
}

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
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the input inside does the same
    <div
      className={`rv-card rv-drop${isOver ? ' is-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className="rv-drop-label">
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          disabled={isReading}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file !== undefined) onChoose(file)
            // The same file, mended meanwhile, may be chosen again.
            event.target.value = ''
          }}
        />
        <b>{translate(chosen === undefined ? 'directory.import.choose' : 'directory.import.chooseOther')}</b>
      </label>
      <span className="rv-sub" aria-live="polite">
        {isReading && translate('state.loading')}
        {!isReading && chosen === undefined && translate('directory.import.columns')}
        {!isReading && chosen !== undefined && `${chosen.name} · ${chosen.encoding}`}
      </span>
    </div>
  )
}
