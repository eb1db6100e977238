/** A long question, option or dimension at the head of its column leaves the figures in sight: short words stay whole. */
export const FIGURE_HEAD = {
  maxWidth: 128,
  whiteSpace: 'normal',
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
} as const
