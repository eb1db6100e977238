/**
 * Calls `act` whenever the browser shows a page that was left as it was then: its script goes on where it stood, waiting
 * for the address it led to. Answers what ends that.
 */
export function onComeBack(act: () => void): () => void {
  const look = (event: PageTransitionEvent) => {
    if (event.persisted) act()
  }
  window.addEventListener('pageshow', look)
  return () => window.removeEventListener('pageshow', look)
}
