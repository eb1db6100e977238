/** The situations that the row-space proofs are held against to see that they turn red, and of how many something is told. */
import fc from 'fast-check'
import type { ScoringInput } from '../../domain/scoring/input.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'

export const SAMPLE = fc.sample(situation, { numRuns: 200, seed: 20261122 })

/** Counted by hand, so that no exception passes for a finding. */
export const toldOf = (tells: (input: ScoringInput) => boolean) => SAMPLE.filter(tells).length
