/** Puts blocks on pages. */
import type { Block } from './blocks.ts'

export interface PlacedBlock {
  block: Block
  /** Points below the top of the page's text. */
  top: number
}

/**
 * Blocks in their order on as few pages of `height` as keep every rule: none is cut, what leads on is not the last one of its
 * page, a table that goes on begins with its heads again. `used` is what stands on the first page already.
 */
export function onPages(blocks: readonly Block[], height: number): PlacedBlock[][] {
  const pages: PlacedBlock[][] = []
  let page: PlacedBlock[] = []
  let used = 0
  const put = (block: Block) => {
    used += page.length === 0 ? 0 : (block.above ?? 0)
    page.push({ block, top: used })
    used += block.height
  }
  for (let at = 0; at < blocks.length; ) {
    const group = groupAt(blocks, at)
    if (page.length > 0 && used + heightOf(group) > height) {
      pages.push(page)
      page = []
      used = 0
    }
    if (page.length === 0 && group[0]?.head !== undefined) put(group[0].head)
    while (group.length > 1 && used + heightOf(group) > height) group.pop()
    for (const block of group) put(block)
    at += group.length
  }
  return page.length > 0 || pages.length === 0 ? [...pages, page] : pages
}

const heightOf = (group: readonly Block[]): number =>
  group.reduce((sum, block) => sum + block.height + (block.above ?? 0), 0)

/** The block and, where it leads on, those it must stand with. */
function groupAt(blocks: readonly Block[], at: number): Block[] {
  let end = at
  while (blocks[end]?.leadsOn === true && end < blocks.length - 1) end += 1
  return blocks.slice(at, end + 1)
}
