/**
 * What a shipped template holds: pure content, without ids. `templatePaper` (convert.ts) makes
 * a paper and its dimensions from it. Weights are percent and add up to 100.
 */
export interface ShippedTemplate {
  /** Stable name, the same in every language: `leadership`. */
  key: string
  language: 'zh' | 'en'
  title: string
  /** The welcome a rater reads before the first question. */
  summary: string
  /** Labels of the frequency scale, lowest first; the first scores 1, each next one point more. */
  scale: readonly string[]
  dimensions: readonly ShippedDimension[]
  /** Asked at the end and bound to the last dimension, because every question needs one (design §5.2). */
  openQuestions: readonly ShippedOpenQuestion[]
}

export interface ShippedDimension {
  name: string
  weight: number
  /** Observable behaviours, each answered on the scale. */
  items: readonly string[]
}

export interface ShippedOpenQuestion {
  title: string
  /** Never empty: the editor's check asks for it (spec §5). */
  summary: string
}
