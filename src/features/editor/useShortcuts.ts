import { useEffect, useEffectEvent } from 'react'

interface Shortcuts {
  save: () => void
  undo: () => void
  redo: () => void
}

/** Ctrl+S (or Cmd), Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, wherever the focus is on the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A dialog over the page has the keyboard for itself.
    const isElsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere) return
    const key = event.key.toLowerCase()
    const name = key === 's' ? 'save' : key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : 'undo'
    if (!'szy'.includes(key)) return
    event.preventDefault()
    shortcuts[name]()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
