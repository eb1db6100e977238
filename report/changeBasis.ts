/** What a change from one round to the next is of, beside its figures: what is compared by name alone may not be the same. */
import { joinList } from '../messages/format.ts'
import type { BesideFigures } from './beside.ts'
import { type Language, translate } from './translate.ts'

/** Nothing where nothing changed or nothing can be compared. */
export function changeBasis(
  { beside, dimensions }: Pick<BesideFigures, 'beside' | 'dimensions'>,
  language: Language,
): string[] {
  const changed = beside.dimensions.filter(({ change }) => change !== null)
  if (changed.length === 0) return []
  const others = new Set(changed.filter(({ change }) => change?.isOtherScale).map(({ dimensionId }) => dimensionId))
  const names = dimensions.filter(({ dimensionId }) => others.has(dimensionId)).map(({ name }) => name)
  return [
    translate(language, 'report.change.byName'),
    names.length === 0 ? '' : translate(language, 'report.change.otherScaleOf', { names: joinList(names, language) }),
  ]
}
