/** The app's clock, moved by hand. */
import type { TestApp } from './testApp.ts'

/** What the operator gets without a word: the tests' own limits are longer. */
export const DEFAULT_LIMITS = { ADMIN_IDLE_MINUTES: '', ADMIN_SESSION_HOURS: '' }

export function pass({ clock }: Pick<TestApp, 'clock'>, milliseconds: number): void {
  clock.now = new Date(clock.now.getTime() + milliseconds)
}
