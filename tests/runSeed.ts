/** Property tests draw from the run's one seed, which vitest.config.ts takes from TEST_SEED or makes, and prints. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env['TEST_SEED']) })
