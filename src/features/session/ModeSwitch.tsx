import { IconButton } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isDark, keepMode, storedMode } from '../../providers/screen.ts'

/** Light or dark; until chosen, as the system says. */
export function ModeSwitch() {
  const translate = useTranslate()
  const [dark, setDark] = useState(() => isDark(storedMode()))
  function change() {
    keepMode(dark ? 'light' : 'dark')
    setDark(!dark)
  }
  const label = translate(dark ? 'theme.toLight' : 'theme.toDark')
  return (
    <IconButton title={label} aria-label={label} onClick={change}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M8 1.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor" />
      </svg>
    </IconButton>
  )
}
