/** anonymity.md, the second proof (R17): nothing published depends on answers that are not shown. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ScoringInput } from '../../domain/scoring/input.ts'
import { CHANGES, type Draws, draws, scoreRows, textRows } from '../../domain/scoring/proof/changes.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { BROKEN, type Publishing } from './brokenPublishing.ts'
import { published } from './published.ts'

const changed = fc.tuple(situation, draws)

/** Drawn once, with what each change makes of it: all the broken ones are held against the same. */
const SAMPLE = fc
  .sample(changed, { numRuns: 300, seed: 20261122 })
  .map(([input, given]) => ({ input, others: CHANGES.map(([, change]) => change(input, given)) }))

function tells(publishing: Publishing, { input, others }: (typeof SAMPLE)[number]): boolean {
  const before = JSON.stringify(publishing(input))
  return others.some((other) => JSON.stringify(publishing(other)) !== before)
}

describe('the second proof: noninterference', () => {
  it.each(CHANGES)('publishes the same whatever is %s', (_, change) => {
    fc.assert(
      fc.property(changed, ([input, given]) => {
        const other = change(input, given)
        // Where there was nothing to change there is nothing to tell.
        if (JSON.stringify(other) === JSON.stringify(input)) return
        expect(JSON.stringify(published(other))).toBe(JSON.stringify(published(input)))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(BROKEN)('turns red on publishing that %s', (_, publishing) => {
    const told = SAMPLE.filter((drawn) => tells(publishing, drawn))
    expect(told.length).toBeGreaterThan(SAMPLE.length / 50)
  })

  it('draws rows of both kinds, raters in none, and every change changes something', () => {
    const drawn = fc.sample(changed, { numRuns: 300, seed: 20261122 })
    const share = (has: (input: ScoringInput, given: Draws) => boolean) =>
      drawn.filter(([input, given]) => has(input, given)).length / drawn.length
    expect(share((input) => scoreRows(input).length > 0)).toBeGreaterThan(0.5)
    expect(share((input) => textRows(input).length > 0)).toBeGreaterThan(0.3)
    for (const [, change] of CHANGES) {
      expect(share((input, given) => JSON.stringify(change(input, given)) !== JSON.stringify(input))).toBeGreaterThan(
        0.2,
      )
    }
  })
})
