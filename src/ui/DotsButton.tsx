import { useTranslate } from 'react-admin'
import './dots.css'

interface DotsButtonProps {
  /** Whose menu it is. */
  name: string
  isOpen: boolean
  onOpen: (anchor: HTMLElement) => void
}

/** Opens the menu of a row. */
export function DotsButton({ name, isOpen, onOpen }: DotsButtonProps) {
  const translate = useTranslate()
  return (
    <button
      type="button"
      className="rv-dots"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={`${translate('action.more')}: ${name}`}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      ⋯
    </button>
  )
}
