/** The day of `now` by the reader's clock, as the contract takes it. */
export function today(now: Date): { dayStart: string; dayEnd: string } {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  return { dayStart: new Date(year, month, day).toISOString(), dayEnd: new Date(year, month, day + 1).toISOString() }
}
