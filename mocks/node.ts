import { setupServer } from 'msw/node'
import { handlers } from './handlers.ts'

/** The documented examples as a server for tests in Node. */
export const mockServer = setupServer(...handlers)
