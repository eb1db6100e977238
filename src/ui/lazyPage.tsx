/** Pages are loaded when they are opened (spec §2); one that does not arrive is drawn as one that fails (spec §8). */
import { type ComponentType, lazy } from 'react'
import { loadChunk } from './chunkFailure.ts'
import { FailurePage } from './FailurePage.tsx'

/** A component whose file comes with its first use. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) }
    } catch (error) {
      return { default: () => <FailurePage error={error} /> }
    }
  })
}
