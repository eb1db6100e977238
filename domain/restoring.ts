const DAY = 86_400_000
/** So long what was removed can come back, where it goes for good afterwards. */
export const RESTORE_DAYS = 30

/** Such a thing comes back when it was removed at this moment or later (ISO 8601 UTC). */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - RESTORE_DAYS * DAY).toISOString()
}
