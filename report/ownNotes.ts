/** What somebody has noted beside the own report: on the own paper alone, never in what administrators see or save. */
export interface OwnNotes {
  text: string
  /** What to reach; by which day (YYYY-MM-DD), null for none. */
  aims: { text: string; date: string | null }[]
}
