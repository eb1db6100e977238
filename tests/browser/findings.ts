import type { AxeResults } from 'axe-core'

/** One line per serious or critical finding: `rule: help at selector, selector`. */
export function seriousLines({ violations }: AxeResults): string[] {
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
