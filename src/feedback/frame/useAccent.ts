import { useEffect } from 'react'

/** Main buttons and progress have the questionnaire's own colour while one is in it; it was chosen to carry white words. */
export function useAccent(colour: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--own', colour)
    style.setProperty('--own-ink', '#fff')
    return () => {
      style.removeProperty('--own')
      style.removeProperty('--own-ink')
    }
  }, [colour])
}
