/** Milliseconds. Whoever works on the page after so long has stopped the other one; few servers keep one waiting longer. */
const LOADING = 30_000

/**
 * Until the person is seen to have stayed on the page, which is about to be left, or to be back on it. Time alone tells
 * nothing: on a slow line the next page takes as long as it likes, and leaving again would begin it anew.
 */
export function untilStaying(): Promise<void> {
  const begun = Date.now()
  let isAsked = false
  return new Promise((resolve) => {
    const watching = new AbortController()
    const { signal } = watching
    function stays() {
      watching.abort()
      resolve()
    }
    function touch() {
      if (isAsked || Date.now() - begun >= LOADING) stays()
    }
    // The browser asks before it leaves; whoever works on the page afterwards has said no.
    window.addEventListener('beforeunload', (event) => (isAsked ||= event.defaultPrevented), { signal })
    window.addEventListener('pointerdown', touch, { signal, capture: true })
    window.addEventListener('keydown', touch, { signal, capture: true })
    // By the browser's way back.
    window.addEventListener('pageshow', ({ persisted }) => persisted && stays(), { signal })
  })
}
