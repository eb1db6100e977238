import { useRef } from 'react'

/** Tells a choice made by pointer from one made by key: arrows pass over options, they do not settle on one. */
export function useTouch() {
  const touched = useRef(false)
  return {
    wasTouched: () => touched.current,
    handlers: {
      onPointerDown: () => {
        touched.current = true
      },
      onKeyDown: () => {
        touched.current = false
      },
    },
  }
}
