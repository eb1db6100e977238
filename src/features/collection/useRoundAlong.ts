import { useEffect, useRef } from 'react'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'

/** The round is read along with its figures: somebody else may have disabled, enabled or finished it. */
export function useRoundAlong(figuresAt: number): void {
  const { refresh } = useCurrentQuestionnaire()
  const readAt = useRef(0)
  useEffect(() => {
    if (readAt.current > 0 && figuresAt > readAt.current) void refresh()
    readAt.current = figuresAt
  }, [figuresAt, refresh])
}
