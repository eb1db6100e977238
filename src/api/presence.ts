/** Whether somebody is at the page: what a page asks for by itself keeps nobody signed in (README ADMIN_IDLE_MINUTES). */

const AWAY_MILLISECONDS = 60_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const

let lastSign = Date.now()

function note(): void {
  lastSign = Date.now()
}

if (typeof document !== 'undefined') {
  for (const sign of SIGNS) document.addEventListener(sign, note, { capture: true, passive: true })
}

export const isUnattended = () => Date.now() - lastSign > AWAY_MILLISECONDS
