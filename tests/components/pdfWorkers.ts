/** The page's workers, answered by the test: the real ones are in tests/pages. */
import { expect } from 'vitest'
import type { PdfParts } from '../../report/making/protocol.ts'

class StandIn extends EventTarget {
  readonly kind: string
  readonly asked: Record<string, unknown>[] = []
  isEnded = false

  constructor(address: URL) {
    super()
    this.kind = /(\w+)Worker\.tsx?/.exec(address.href)?.[1] ?? address.href
    workers.push(this)
  }

  postMessage(message: Record<string, unknown>): void {
    this.asked.push(message)
  }

  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

export const workers: StandIn[] = []
const { Worker: OwnWorker } = window

export function standIn(): void {
  workers.length = 0
  // What is used of a worker.
  window.Worker = StandIn as unknown as typeof Worker
}

export function standDown(): void {
  window.Worker = OwnWorker
}

/** The newest worker of that kind that has been asked. */
export async function worker(kind: 'font' | 'pdf', nth = 0): Promise<StandIn> {
  const found = () => workers.filter((one) => one.kind === kind && one.asked.length > 0)[nth]
  await expect.poll(found).toBeDefined()
  const asked = found()
  if (asked === undefined) throw new Error('expected above')
  return asked
}

let version = 0

/** With fonts of a version of its own: the page keeps a worker for those of the test before. */
export function renewed(parts: PdfParts): PdfParts {
  version += 1
  const copy = structuredClone(parts)
  const { fallbacks, ...assets } = copy.fonts
  for (const asset of [...Object.values(assets), ...fallbacks])
    asset.address = asset.address.replace(/v=.*/, `v=${version}`)
  return copy
}
