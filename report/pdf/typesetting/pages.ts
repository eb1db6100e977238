/** Puts blocks on pages. */
import type { Block } from './blocks.ts'

export interface PlacedBlock {
  block: Block
  /** Points below the top of the page's text. */
  top: number
}

/** Of a page: blocks that would rather stay on one page are parted before they leave more of it empty. */
const MOST_EMPTY = 1 / 4

/**
 * Blocks in their order on as few pages of `height` as keep every rule: none is cut, what leads on is not the last one of its
 * page, what goes on begins with its title again, a table with its heads. `titles` are those, one for each block that has one.
 */
export function onPages(
  blocks: readonly Block[],
  height: number,
  titles: readonly (Block | undefined)[] = [],
): PlacedBlock[][] {
  const pages: PlacedBlock[][] = []
  let page: PlacedBlock[] = []
  let used = 0
  const put = (block: Block) => {
    used += page.length === 0 ? 0 : (block.above ?? 0)
    page.push({ block, top: used })
    used += block.height
  }
  for (let at = 0; at < blocks.length; ) {
    const fits = (group: readonly Block[]) => used + heightOf(group) <= height
    let group = groupAt(blocks, at, blocks[at - 1]?.staysWithNext !== true)
    if (!fits(group) && height - used > MOST_EMPTY * height) group = groupAt(blocks, at, false)
    if (page.length > 0 && !fits(group)) {
      pages.push(page)
      page = []
      used = 0
    }
    if (page.length === 0) {
      for (const again of [titles[at], group[0]?.head]) if (again !== undefined) put(again)
    }
    while (group.length > 1 && used + heightOf(group) > height) group.pop()
    for (const block of group) put(block)
    at += group.length
  }
  return page.length > 0 || pages.length === 0 ? [...pages, page] : pages
}

const heightOf = (group: readonly Block[]): number =>
  group.reduce((sum, block) => sum + block.height + (block.above ?? 0), 0)

/** The block and, where it leads on, those it must stand with; and where they are not parted, those it would rather stand with. */
function groupAt(blocks: readonly Block[], at: number, isWhole: boolean): Block[] {
  const goesOn = (block: Block | undefined) => block?.leadsOn === true || (isWhole && block?.staysWithNext === true)
  let end = at
  while (goesOn(blocks[end]) && end < blocks.length - 1) end += 1
  return blocks.slice(at, end + 1)
}
