import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is on its way to paper. MUI's `useMediaQuery('print')` hears of it when Chromium has laid the paper out already. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => matchMedia('print').matches)
  useEffect(() => {
    const media = matchMedia('print')
    // At once: the paper is drawn as soon as all have heard.
    const tell = (is: boolean) => () => flushSync(() => setPrinting(is))
    const begin = tell(true)
    const end = tell(false)
    const change = () => (media.matches ? begin : end)()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
