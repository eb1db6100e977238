/**
 * Of which departments a mean may stand beside that of the whole and those of each other (anonymity.md R7): whoever takes
 * some of them off another must be left with nobody, or with five.
 */
import { childrenOf, type Node } from '../../directory/tree.ts'
import { NORM_FLOOR } from '../rule.ts'

interface Summed {
  id: number
  count: number
  /** Those of its branch that are summed up right below it. */
  below: Summed[]
}

/**
 * The departments, each with all below it, that have enough people: `countOf` those who belong to a department itself, `all`
 * those of the whole, in a department or not. Where fewer than five would be left, the smallest department gives way.
 */
export function summedDepartments(
  departments: readonly Node[],
  countOf: (departmentId: number) => number,
  all: number,
): Set<number> {
  const children = childrenOf(departments)

  function visit({ id }: Node): { count: number; summed: Summed[] } {
    const branches = (children.get(id) ?? []).map(visit)
    const count = branches.reduce((sum, branch) => sum + branch.count, countOf(id))
    const below = branches.flatMap((branch) => branch.summed)
    if (count < NORM_FLOOR) return { count, summed: [] }
    return { count, summed: [{ id, count, below: hidingNobody(below, count) }] }
  }

  const top = (children.get(null) ?? []).flatMap((root) => visit(root).summed)
  return new Set(idsOf(hidingNobody(top, all)))
}

/** Without the smallest ones, as long as the rest of `count` people is somebody, and too few. */
function hidingNobody(summed: readonly Summed[], count: number): Summed[] {
  const left = [...summed]
  for (;;) {
    const rest = left.reduce((sum, one) => sum - one.count, count)
    if (rest === 0 || rest >= NORM_FLOOR || left.length === 0) return left
    const smallest = left.reduce((least, one) => (one.count < least.count ? one : least))
    left.splice(left.indexOf(smallest), 1, ...smallest.below)
  }
}

const idsOf = (summed: readonly Summed[]): number[] => summed.flatMap(({ id, below }) => [id, ...idsOf(below)])
