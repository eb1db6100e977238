/** What is said while the fonts of a PDF load. */
import { useEffect, useState } from 'react'
import type { PdfStep } from './makePdf.ts'

const SLOW_MILLISECONDS = 10_000
const BYTES_OF_A_MEGABYTE = 1_000_000

const inMegabytes = (bytes: number) => (bytes / BYTES_OF_A_MEGABYTE).toFixed(1)

/** How far the fonts are: megabytes to one decimal, and a whole percentage, since it is read aloud. */
export const soFar = ({ received, total }: Extract<PdfStep, { step: 'fonts' }>) => ({
  received: inMegabytes(received),
  total: inMegabytes(total),
  percent: Math.round((received / total) * 100),
})

/** Whether `isOn` has been so for longer than people like to wait. */
export function useIsSlow(isOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isOn])
  return isSlow
}
