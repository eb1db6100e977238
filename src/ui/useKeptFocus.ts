/** What has the focus may go by its own act: the focus would fall to the top of the page. */
import { type RefObject, useEffect, useRef } from 'react'

/** What lies over the page gives the focus back when it closes. */
const OVER_THE_PAGE = '[role="dialog"], [role="menu"]'

/** A notice does not: what it took back is in the list it told about. */
const NOTICE = '.MuiSnackbar-root'

/**
 * Where what had the focus within the element, or in a notice, has gone, a button beside it (in the same `group`, a
 * selector) takes the focus, else the element itself, which needs a tabIndex.
 */
export function useKeptFocus<Around extends HTMLElement>(group?: string): RefObject<Around | null> {
  const ref = useRef<Around>(null)
  useEffect(() => {
    const around = ref.current
    let held: Element | null = null
    let beside: Element | null = null
    function note({ target }: FocusEvent) {
      if (!(target instanceof Element)) return
      if (!around?.contains(target) && target.closest(NOTICE) === null) return
      held = target
      beside = group === undefined ? null : target.closest(group)
    }
    function keep() {
      if (held === null || held.isConnected) return
      const { activeElement, body } = document
      if (activeElement?.closest(OVER_THE_PAGE)) return
      held = null
      if (activeElement !== body) return
      const next = beside?.isConnected ? beside.querySelector<HTMLElement>('button:enabled') : null
      const place = next ?? ref.current
      place?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', note)
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [group])
  return ref
}
