/** What the server prints when it starts. */
export const start = {
  'start.setupCode': 'Set-up code (for the first set-up page; void once that is done)',
} as const
