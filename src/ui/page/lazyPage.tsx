/** Pages and dialogs are loaded when they are opened (spec §2); one that does not arrive is drawn as one that fails (spec §8). */
import { type ComponentType, lazy, useState } from 'react'
import { loadChunk } from '../../api/chunkFailure.ts'
import { pageWords } from '../../api/pageWords.ts'
import { FailureDialog } from '../dialog/FailureDialog.tsx'
import { FailurePage } from './FailurePage.tsx'

export type LazyPage<Props> = ComponentType<Props> & {
  /** Fetches the file before the first use; one that does not come is told at that use. */
  prepare: () => Promise<void>
}

interface Loading {
  /** It says only what the frame's words hold (frameWords.test.ts). */
  isWorded?: boolean | undefined
}

async function loadWorded<Component>(load: () => Promise<Component>): Promise<Component> {
  const [component] = await Promise.all([loadChunk(load), pageWords()])
  return component
}

/** A component whose file comes with its first use, and so do the words of pages. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWorded = false }: Loading = {},
): LazyPage<Props> {
  const fetchPage = () => (isWorded ? loadChunk(load) : loadWorded(load))
  let ready: ComponentType<Props> | undefined
  const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      ready = await fetchPage()
      return { default: ready }
    } catch (error) {
      return { default: () => <FailurePage error={error} /> }
    }
  })
  function Page(props: Props) {
    // What is there is drawn at once: React leaves a sign of waiting on the screen for 300 ms at least.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Page, {
    async prepare() {
      ready = await fetchPage().catch(() => undefined)
    },
  })
}

/** What is opened over a page; a menu is closed while it has no anchor. */
interface OpenedProps {
  onClose: () => void
  anchor?: HTMLElement | null
}

/** A dialog whose file comes when somebody first asks for it; without its file it says so in its place. */
export function lazyDialog<Props extends OpenedProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await loadWorded(load) }
    } catch (error) {
      return {
        default: ({ onClose, anchor }: Props) => anchor !== null && <FailureDialog error={error} onClose={onClose} />,
      }
    }
  })
}
