/** An app that is gone plans nothing more: what it still wanted to do later would happen in the next test. */

const planned = new Set<number>()

/** Notes every timer of the page, once a page; the test runner keeps its own. */
export function noteTimers(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const plan = window[name].bind(window)
    const noting = (handler: TimerHandler, delay?: number, ...given: unknown[]) => {
      const id = plan(handler, delay, ...given)
      planned.add(id)
      return id
    }
    Object.assign(window, { [name]: noting })
  }
}

/** Calls off whatever is planned; in a test: the pause that a page waits for never ends. */
export function stopTimers(): void {
  for (const id of planned) clearTimeout(id)
  planned.clear()
}
